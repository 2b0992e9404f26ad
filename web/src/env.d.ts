/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "*.icons.json" {
  const icons: Record<string, string>;
  export default icons;
}
