import { VERIFICATIONS, type Verification } from "~/evaluator/dimensions/verify";
import { isRecord, list, objectIn } from "./model-reply";

/** With fewer usable answers of those asked for, the reply was about something else. */
const LEAST = 0.5;
const PER_PAIR = 4;

/** The word for each id from 1 to `asked`, of which two words are none; null with too few of them. */
export function readAnswers(reply: string, asked: number): Map<number, Verification> | null {
  const said = new Map<number, Set<unknown>>();
  for (const answer of list(objectIn(reply)?.answers, asked * PER_PAIR)) {
    if (!isRecord(answer) || !isAsked(answer.id, asked)) continue;
    said.set(answer.id, (said.get(answer.id) ?? new Set()).add(answer.shows));
  }
  const words = new Map<number, Verification>();
  for (const [id, all] of said) {
    const word = all.size === 1 ? VERIFICATIONS.find((known) => all.has(known)) : undefined;
    if (word !== undefined) words.set(id, word);
  }
  return words.size < asked * LEAST || words.size === 0 ? null : words;
}

const isAsked = (id: unknown, asked: number): id is number =>
  typeof id === "number" && Number.isInteger(id) && id >= 1 && id <= asked;
