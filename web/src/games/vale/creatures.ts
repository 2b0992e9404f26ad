// The seventy creatures and five families, as the package's own data says.
import { cards, families } from "@games/vale/data.json";
import signs from "./signs.json";

export type EffectType = "instant" | "permanent" | "active";

export interface Effect {
  type: EffectType;
  /** the effect in signs, see signs.ts */
  signs: string;
}

export interface Creature {
  no: number;
  family: string;
  cost: number;
  effects: Effect[];
  portrait: string;
}

const portraits = import.meta.glob<string>(["./art/*.webp", "!./art/valley-*"], { eager: true, query: "?url", import: "default" });

const CREATURES = new Map<string, Creature>(
  cards.map((card) => {
    const id = card.id.replaceAll("_", "-");
    const effects = card.effects.map((effect, i) => ({
      type: effect.type as EffectType,
      signs: (signs as Record<string, string[]>)[id]![i]!,
    }));
    return [id, { no: card.no, family: card.family, cost: card.cost, effects, portrait: portraits[`./art/${id}.webp`]! }];
  }),
);

export function creature(card: string): Creature {
  return CREATURES.get(card)!;
}

export const inOrder = (cards: readonly string[]): string[] => cards.toSorted((a, b) => creature(a).no - creature(b).no);

export function has(card: string, type: EffectType): boolean {
  return creature(card).effects.some((effect) => effect.type === type);
}

export interface Family {
  id: string;
  /** what the valley pays for one of its creatures, as letters */
  sale: string;
}

export const FAMILIES: readonly Family[] = families.map((family) => ({
  id: family.id,
  sale: "R".repeat(family.sale.red) + "B".repeat(family.sale.blue) + "P".repeat(family.sale.purple),
}));

const SALES = new Map(FAMILIES.map((family) => [family.id, family.sale]));

export const saleOf = (card: string): string => SALES.get(creature(card).family)!;

/** Creatures whose text is too long for a card in the hand; there is a shorter one. */
export const BRIEF: ReadonlySet<string> = new Set(["leviathan", "marina", "ember", "gust", "boulder", "asmodeus"]);
