// Every word a person reads comes from the same Fluent files as in the terminal: src/traktir/locale.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";
import { untrack } from "svelte";
import type { Text } from "@/protocol";

export const LANGUAGES = ["ru", "en"] as const;
export type Language = (typeof LANGUAGES)[number];
type Pattern = NonNullable<Message["value"]>;
export type Args = Record<string, string | number>;

const files = import.meta.glob<string>(["../../../src/traktir/locale/*/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
});
// what every page needs; the words of a board come with its table
const shelves = new Set(["web", "common", "server", "bots", "ethnos", "elfenland", "vale", "aetherya"]);

function read(language: Language, shelf: string): Promise<string> | string {
  return files[`../../../src/traktir/locale/${language}/${shelf}.ftl`]?.() ?? "";
}

function bundle(language: Language): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

class Words {
  language = $state<Language>(document.documentElement.lang === "ru" ? "ru" : "en");
  #bundle = $state.raw(bundle("en"));
  ready = $state(false);

  /** Switch the language of everything at once; resolves when the words are there. */
  async speak(language: Language): Promise<void> {
    const next = bundle(language);
    const texts = await Promise.all([...shelves].map((shelf) => read(language, shelf)));
    for (const text of texts) next.addResource(new FluentResource(text));
    this.#bundle = next;
    this.language = language;
    this.ready = true;
    document.documentElement.lang = language;
    try {
      localStorage.setItem("language", language);
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Fetch further files, as a table needs them; they stay through every change of language. */
  async fetch(...names: string[]): Promise<void> {
    const missing = names.filter((name) => !shelves.has(name));
    for (const name of missing) shelves.add(name);
    // whoever waits for the words does not wait again when the language changes
    if (missing.length) await this.speak(untrack(() => this.language));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  say(key: string, args: Args = {}): string {
    return this.#format(key, this.#bundle.getMessage(key)?.value, args);
  }

  /** What somebody did, to go on after their name: a decision is told in other words than it is offered in (`.told`). */
  told(text: Text): string {
    const message = this.#bundle.getMessage(text.key);
    return this.#format(text.key, message?.attributes.told ?? message?.value, text.args);
  }

  #format(key: string, pattern: Pattern | null | undefined, args: Args): string {
    if (!pattern) {
      if (this.ready) console.error(`no text “${key}” in ${this.language}`);
      return key;
    }
    const given: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      given[name] = typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
    }
    const errors: Error[] = [];
    const said = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length) console.error(`text “${key}”:`, errors);
    return said;
  }

  text(text: Text): string {
    return this.say(text.key, text.args);
  }

  date(at: number, style: Intl.DateTimeFormatOptions = { dateStyle: "medium", timeStyle: "short" }): string {
    return new Intl.DateTimeFormat(this.language, style).format(at);
  }

  number(value: number, style: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(this.language, style).format(value);
  }
}

export const words = new Words();
export const say = (key: string, args?: Args): string => words.say(key, args);
export const tell = (text: Text): string => words.text(text);
export const told = (text: Text): string => words.told(text);
