import type { EvidenceItem, Quote } from "~/evaluator/evaluation";
import { counted } from "~/lib/words";
import type { CheckedEvaluation, CheckedSentence } from "../model-opinions/check-by-model";
import type { Link, QuoteView, Shown } from "./evidence-view";

type Word = NonNullable<CheckedSentence["word"]>;

/** Puts a model's word to the sentences that are shown of a requirement; without a check it adds nothing. */
export function shownWith(checked: CheckedEvaluation | null, link: Link) {
  const words = wordsOf(checked?.check.sentences ?? []);
  const after = new Map(
    checked?.dimensions.flatMap(({ items }) => items.map((item) => [`${item.kind} ${item.label}`, item])),
  );
  return (item: EvidenceItem, quotes: readonly Quote[]): Shown => {
    const said = item.kind === "requirement" ? words.get(item.label) : undefined;
    if (said === undefined) return { quotes: quotes.map(link), byModel: null };
    const withWord = (quote: Quote): QuoteView => {
      const word = said.get(placeOf(quote));
      return word === undefined
        ? link(quote)
        : { ...link(quote), said: `A model read this sentence: ${ONE[word]}.` };
    };
    const checkedItem = after.get(`${item.kind} ${item.label}`);
    const finding = checkedItem && checkedItem.verdict !== item.verdict ? checkedItem.verdict : null;
    const places = new Set(quotes.map(placeOf));
    const fresh = (finding && checkedItem?.quotes.filter((quote) => !places.has(placeOf(quote)))) || [];
    for (const quote of fresh) places.add(placeOf(quote));
    const rest = [...said].flatMap(([place, word]) => (places.has(place) ? [] : [word]));
    const byModel = { said: saidOf(rest, rest.length < said.size), finding, quotes: fresh.map(withWord) };
    return { quotes: quotes.map(withWord), byModel };
  };
}

function wordsOf(sentences: readonly CheckedSentence[]): Map<string, Map<string, Word>> {
  const words = new Map<string, Map<string, Word>>();
  for (const { requirement, word, ...place } of sentences) {
    if (word === null) continue;
    words.set(requirement, (words.get(requirement) ?? new Map()).set(placeOf(place), word));
  }
  return words;
}

const placeOf = ({
  source,
  questionId,
  start,
  end,
}: Pick<Quote, "source" | "questionId" | "start" | "end">) => `${source} ${questionId} ${start} ${end}`;

const ONE = { yes: "it shows it", partly: "it shows part of it", no: "it does not show it" } as const;
const MANY = { yes: "show it", partly: "show part of it", no: "do not show it" } as const;

function saidOf(words: readonly Word[], more: boolean): string {
  if (words.length === 0) return "";
  const read = `A model read ${counted(words.length, more ? "more sentence" : "sentence")}`;
  const [first] = words;
  if (first !== undefined && words.length === 1) return `${read}: ${ONE[first]}.`;
  const each = (["yes", "partly", "no"] as const).flatMap((word) => {
    const count = words.filter((said) => said === word).length;
    if (count === 0) return [];
    return [count === 1 ? `1 ${ONE[word].slice("it ".length)}` : `${count} ${MANY[word]}`];
  });
  return `${read}: ${each.join(", ")}.`;
}
