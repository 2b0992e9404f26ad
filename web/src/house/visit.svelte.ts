// Who is here, and how they like the room.
import type { Me } from "@/protocol";
import { words, type Language } from "@/words/words.svelte";
import { api, Refused } from "./api";
import { line } from "./line.svelte";

export type Theme = "evening" | "daylight";

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // not kept, that is all
  }
}
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

class Visit {
  me = $state<Me | null>(null);
  theme = $state<Theme>(document.documentElement.dataset.theme === "daylight" ? "daylight" : "evening");
  sounds = $state(kept("sounds") === "on");
  /** Play a complete turn at once, without the confirm button. */
  atOnce = $state(kept("at-once") === "on");

  async arrive(): Promise<void> {
    try {
      this.me = await api.me();
      if (this.me.language !== words.language && !kept("language")) await words.speak(this.me.language as Language);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.me = null;
    }
  }

  /** Nobody needs an account to sit down: a guest gets a tavern name. */
  async someone(): Promise<Me> {
    this.me ??= await api.guest({ language: words.language });
    return this.me;
  }

  becomes(me: Me | null): void {
    this.me = me;
    line.renew();
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    if (this.me) this.me = await api.wish({ language });
  }

  light(theme: Theme): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    keep("theme", theme);
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    keep("sounds", on ? "on" : "off");
  }

  setAtOnce(on: boolean): void {
    this.atOnce = on;
    keep("at-once", on ? "on" : "off");
  }
}

export const visit = new Visit();
