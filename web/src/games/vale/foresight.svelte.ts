// What would come of each of several choices: points and stones of one seat, as far as it can be told.
import type { Vale } from "@/protocol";
import type { Seen } from "../contract";

export interface Prospect {
  points: number;
  stones: string;
}

export class Foresight {
  #known = $state.raw<ReadonlyMap<string, Prospect>>(new Map());

  /** `choices` names each choice and the actions it stands for; to be made while a component is set up. */
  constructor(table: () => Seen<Vale.View>, seat: () => number, choices: () => readonly (readonly [string, readonly number[]])[]) {
    $effect(() => {
      const asked = choices();
      const view = table().view;
      let stale = false;
      this.#known = new Map();
      void (async () => {
        const known = new Map<string, Prospect>();
        for (const [name, actions] of asked) {
          const then = await table().peek(actions);
          if (stale) return;
          // a view in the same phase was not carried on: what follows is chance, or hidden
          if (!then || (then.phase === view.phase && then.unused.length === view.unused.length)) continue;
          const player = then.players[seat()]!;
          known.set(name, { points: player.points - view.players[seat()]!.points, stones: player.stones });
          this.#known = new Map(known);
        }
      })();
      return () => {
        stale = true;
      };
    });
  }

  of(name: string): Prospect | undefined {
    return this.#known.get(name);
  }
}
