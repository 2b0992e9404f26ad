// The one websocket. It comes back by itself; what was asked for and not answered is asked again only where that is harmless.
import type { Reply, Request } from "@/protocol";
import { Refused } from "./api";

export type Listener = (reply: Reply) => void;
type Unmarked<T> = T extends unknown ? Omit<T, "re"> : never;

const PATIENCE = [300, 700, 1500, 3000, 5000, 8000];

class Line {
  /** Whether the house hears us. */
  open = $state(false);
  /** The house's clock minus ours, in milliseconds. */
  ahead = $state(0);
  #socket: WebSocket | null = null;
  #listeners = new Set<Listener>();
  #onOpen = new Set<() => void>();
  #waiting = new Map<string, { done: (reply: Reply) => void; fail: (error: Refused) => void }>();
  #count = 0;
  #failures = 0;
  #wanted = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  connect(): void {
    this.#wanted = true;
    if (this.#socket) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Reply);
    socket.onclose = () => this.#lost(socket);
    socket.onerror = () => socket.close();
  }

  hangUp(): void {
    this.#wanted = false;
    this.#socket?.close();
  }

  /** Another account: the socket must be told by coming in again. */
  renew(): void {
    const socket = this.#socket;
    if (socket) {
      this.#failures = 0;
      socket.close();
    }
  }

  listen(listener: Listener, onOpen: () => void): () => void {
    this.#listeners.add(listener);
    this.#onOpen.add(onOpen);
    this.connect();
    if (this.open) onOpen();
    return () => {
      this.#listeners.delete(listener);
      this.#onOpen.delete(onOpen);
    };
  }

  ask(request: Unmarked<Request>): Promise<Reply> {
    const re = `r${++this.#count}`;
    if (!this.open || !this.#socket) return Promise.reject(new Refused({ key: "web-offline", args: {} }));
    this.#socket.send(JSON.stringify({ ...request, re }));
    return new Promise((done, fail) => this.#waiting.set(re, { done, fail }));
  }

  #hear(reply: Reply): void {
    if (reply.type === "welcome") {
      this.open = true;
      this.#failures = 0;
      this.ahead = reply.now - Date.now();
      for (const open of this.#onOpen) open();
      return;
    }
    if ("re" in reply && reply.re) {
      const waiting = this.#waiting.get(reply.re);
      this.#waiting.delete(reply.re);
      if (reply.type === "refusal") waiting?.fail(new Refused(reply.text, reply.clause, reply.stale ? 409 : 400));
      else waiting?.done(reply);
    }
    for (const listener of this.#listeners) listener(reply);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    this.open = false;
    for (const { fail } of this.#waiting.values()) fail(new Refused({ key: "web-offline", args: {} }));
    this.#waiting.clear();
    if (!this.#wanted) return;
    clearTimeout(this.#timer);
    const wait = PATIENCE[Math.min(this.#failures++, PATIENCE.length - 1)]!;
    this.#timer = setTimeout(() => this.connect(), wait);
  }
}

export const line = new Line();
if (typeof window !== "undefined") {
  window.addEventListener("online", () => line.connect());
}
