import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./plugins/compress.ts";
import { icons } from "./plugins/icons.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const house = process.env.TRAKTIR_HOUSE ?? "http://127.0.0.1:8474";

export default defineConfig({
  plugins: [icons(), svelte(), compress()],
  resolve: { alias: { "@": at("./src"), "@games": at("../src/traktir/games") } },
  build: { outDir: process.env.TRAKTIR_WEB_OUT ?? at("./dist"), emptyOutDir: true, target: "es2022", reportCompressedSize: false },
  server: { fs: { allow: [at("..")] }, proxy: { "/api": house, "/ws": { target: house, ws: true } } },
});
