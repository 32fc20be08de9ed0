import { CARD_LABELS, type CardAnswer } from "~/vocabulary/scorecards";

/** UTF-16 units, of each side; one of the two has at least so many. */
export const LONGEST_WORDS = 5000;
export const SHORTEST_WORDS = 20;
/** Members who judge one application, and how often one of them may change what they said. */
export const MOST_CARDS = 20;
export const MOST_VERSIONS = 50;

export type Card = {
  id: string;
  personName: string;
  recommendation: CardAnswer;
  pros: string;
  cons: string;
  more: boolean;
  version: number;
  at: Date;
};

export type Written = Omit<Card, "at"> & { userId: string; at: number };

/** `others`: null until one has handed in one's own, whatever one's role; `count` says how many there are. */
export type Cards = { own: Card | null; others: readonly Card[] | null; count: number };

/** The newest of each member; of two applications that were merged, both are given. */
export function cardsFor(readerId: string, written: readonly Written[]): Cards {
  const newest = new Map<string, Written>();
  for (const card of [...written].sort((one, other) => (one.id < other.id ? -1 : 1)))
    newest.set(card.userId, card);
  const own = newest.get(readerId);
  newest.delete(readerId);
  const others = [...newest.values()].sort((one, other) => other.at - one.at).map(shown);
  return {
    own: own === undefined ? null : shown(own),
    others: own === undefined ? null : others,
    count: others.length,
  };
}

const shown = ({ userId: _, at, ...card }: Written): Card => ({ ...card, at: new Date(at) });

export function cardState({ own, count }: Pick<Cards, "own" | "count">): string {
  if (own !== null) {
    const alone = count === 0 ? " Nobody else has handed one in yet." : "";
    return `Yours: ${CARD_LABELS[own.recommendation]}.${alone}`;
  }
  if (count === 0) return "Nobody has handed one in yet.";
  return `${count} handed in; hand in yours to read ${count === 1 ? "it" : "them"}.`;
}
