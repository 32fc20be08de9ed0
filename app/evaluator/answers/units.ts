import type { Sentence } from "../text/sentences";
import { isConcrete } from "./idle-answer";
import { isProposed } from "./proposed-action";
import { contentStems } from "./question";

export type Unit = {
  text: string;
  start: number;
  end: number;
  stems: string[];
  concrete: boolean;
  imperative: boolean;
  place: number;
};

/** With so many sentences each is one thing; with fewer, plain and short writers would lose by it. */
const ENOUGH_SENTENCES = 4;
const SHORTEST_CLAUSE = 4;
/** A longer one was written without full stops. In words. */
const LONGEST_SENTENCE = 40;

export function unitsOf(sentences: readonly Sentence[], whole = false): Unit[] {
  const enough = whole || sentences.length >= ENOUGH_SENTENCES;
  const pieces = sentences.flatMap((sentence) =>
    enough && sentence.words.length <= LONGEST_SENTENCE ? [wholeOf(sentence)] : clausesOf(sentence),
  );
  return pieces.map((piece, place) => ({ ...piece, place }));
}

type Piece = Omit<Unit, "place">;

const wholeOf = (sentence: Sentence): Piece => ({
  text: sentence.text,
  start: sentence.start,
  end: sentence.end,
  stems: contentStems(sentence.text),
  concrete: isConcrete(sentence),
  imperative: isProposed(sentence.text),
});

function clausesOf(sentence: Sentence): Piece[] {
  const whole = wholeOf(sentence);
  const cut: { from: number; to: number }[] = [];
  const clauses = sentence.clauses.flatMap((clause) => pausesIn(sentence, clause));
  for (const { from, to } of clauses) {
    const last = cut.at(-1);
    const short = last && (to - from < SHORTEST_CLAUSE || last.to - last.from < SHORTEST_CLAUSE);
    const opened = OPENS.test(sentence.words[last?.from ?? -1]?.form ?? "");
    if (last && (short || opened || LOOKS_BACK.test(sentence.words[from]?.form ?? ""))) last.to = to;
    else cut.push({ from, to });
  }
  if (cut.length < 2 || whole.end - whole.start !== sentence.text.length) return [whole];
  return cut.map(({ from, to }) => {
    const first = sentence.words[from]?.start ?? 0;
    const last = sentence.words[to - 1]?.end ?? sentence.text.length;
    const text = sentence.text.slice(first, last);
    return {
      ...whole,
      text,
      start: sentence.start + first,
      end: sentence.start + last,
      stems: contentStems(text),
      imperative: isProposed(text),
    };
  });
}

const OPENS = /^(?:if|when|whenever|unless|although|though|whereas|while)$/;

const LOOKS_BACK = /^(?:who|whose|whom|that)$/;

function pausesIn({ words, text }: Sentence, { from, to }: Range): Range[] {
  const shortest = words.length > LONGEST_SENTENCE ? 8 : SHORTEST_CLAUSE;
  const cut = [from];
  for (let at = from + shortest; at < to - SHORTEST_CLAUSE; at++) {
    const form = words[at]?.form ?? "";
    const comma = text.slice(words[at - 1]?.end, words[at]?.start).includes(",");
    const pause =
      words.length > LONGEST_SENTENCE
        ? JOINING.test(form)
        : (comma && JOINING.test(form)) || /^(?:because|until)$/.test(form);
    if (pause && at - (cut.at(-1) ?? 0) >= shortest) cut.push(at);
  }
  return cut.map((start, index) => ({ from: start, to: cut[index + 1] ?? to }));
}

type Range = { from: number; to: number };
const JOINING = /^(?:and|so|because|but|then|when|until|which|i|we|after|in|it)$/;
