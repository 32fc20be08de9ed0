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

export function rememberedWord<Answer>(answer: (word: string) => Answer): (word: string) => Answer {
  const known = new Map<string, Answer>();
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

type Posting = { title: string; text: string };

/** The same for many applicants, who come one after another. */
export function rememberedPosting<Answer>(answer: (posting: Posting) => Answer) {
  const known = rememberedText((posting) => {
    const [title, text] = JSON.parse(posting) as [string, string];
    return answer({ title, text });
  });
  return ({ title, text }: Posting): Answer => known(JSON.stringify([title, text]));
}

const ofThisWork: Map<string, unknown>[] = [];
let isWorking = false;

/** While it works, no text is read twice: of one application most are asked for three times. */
export function rememberingTexts<Result>(work: () => Result): Result {
  isWorking = true;
  try {
    return work();
  } finally {
    isWorking = false;
    for (const known of ofThisWork) known.clear();
  }
}

export function rememberedMeanwhile<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>();
  ofThisWork.push(known);
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const now = answer(text);
    if (isWorking) known.set(text, now);
    return now;
  };
}
