/** Works a thing's answer out once, for as long as the thing is kept; it must depend on nothing else. */
export function remembered<Thing extends object, Answer>(answer: (thing: Thing) => Answer) {
  const known = new WeakMap<Thing, { answer: Answer }>();
  return (thing: Thing): Answer => {
    const before = known.get(thing);
    if (before) return before.answer;
    const now = answer(thing);
    known.set(thing, { answer: now });
    return now;
  };
}

const LONGEST_WORD_KEPT = 60;
/** Enough for the vocabulary of many applications; a stranger's text cannot grow it for ever. */
const MOST_KNOWN = 20_000;

export function rememberedWord(answer: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    if (word.length > LONGEST_WORD_KEPT) return answer(word);
    const before = known.get(word);
    if (before !== undefined) return before;
    const now = answer(word);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(word, now);
    return now;
  };
}

const MOST_POSTINGS = 16;

export function rememberedText<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const now = known.get(text) ?? answer(text);
    known.delete(text);
    known.set(text, now);
    for (const [oldest] of known) if (known.size > MOST_POSTINGS) known.delete(oldest);
    return now;
  };
}
