import type { EvaluationInput, Flag, Quote } from "../evaluation";
import { copiedWords, echoedWords } from "./copied-text";
import { keyOf } from "./find-terms";
import { instructingSentences } from "./instructions";
import { personalDetails } from "./personal-details";
import { postingParts } from "./posting-parts";
import { distinctQuotes, quoteSentence, quoteWords } from "./quotes";
import { type Reading, readText } from "./read-text";
import { findRepeats } from "./repeats";
import { cvPlace, headingAt, type Section, sectionsOf } from "./sections";
import type { Source } from "./source";
import type { StemRule } from "./stem";
import { type Lexicon, lexicon } from "./weights";

export type AnswerRead = Source & { question: Reading; asked: EvaluationInput["questions"][number] };

/** All texts of one application, read once, with what earns nothing already marked. */
export type ApplicationRead = {
  words: Lexicon;
  posting: Reading;
  /** How many of the posting's first words are its title. */
  titleWords: number;
  cv: (Source & { sections: Section[] }) | null;
  coverLetter: Source | null;
  answers: AnswerRead[];
  flags: Flag[];
  /** Why there is no CV to judge by, in one sentence. */
  noCv: string;
};

/** Copied stretches shorter than this are left unmentioned: trades have their set phrases. In words. */
const WORTH_FLAGGING = 15;
/** So many invisible characters are no accident of a text editor. */
const HIDDEN_ENOUGH = 5;
const MOST_QUOTES = 3;

export function readApplication(input: EvaluationInput): ApplicationRead {
  const postingText = `${input.posting.title}\n${input.posting.text}`;
  const rule = ruleFor(postingText);
  const words = lexicon(rule);
  const posting = readText(postingText, { source: "posting" }, rule);
  leaveOutAsides(posting);
  const titleLine = posting.sentences[0]?.line;
  const titleWords = input.posting.title.trim()
    ? posting.words.filter((word) => posting.sentences[word.sentence]?.line === titleLine).length
    : 0;
  const finds = new Finds();
  const given = input.cv === null ? null : readCv(input.cv, posting, words, finds);
  const cv = given && isLanguage(given.reading, posting, words) ? given : null;
  const noCv = given && !cv ? UNREAD : NO_CV;
  const coverLetter =
    input.coverLetter === null ? null : readLetter(input.coverLetter, posting, words, finds);
  const answers = input.answers.flatMap((answer) => {
    const at = input.questions.findIndex((question) => question.id === answer.questionId);
    const asked = input.questions[at];
    return asked ? [readAnswer(answer.text, asked, at + 1, posting, words, finds)] : [];
  });
  // After the search for copied stretches, which compares the words as they were written.
  spellOutIt(posting, words);
  return { words, posting, titleWords, cv, coverLetter, answers, flags: finds.flags(), noCv };
}

/** English postings are read by English endings, all others by the front of each word. */
function ruleFor(posting: string): StemRule {
  const { language } = readText(posting.slice(0, 20_000), { source: "posting" });
  return language === "en" || language === null ? "english" : "front";
}

const NO_CV = "There is no CV text to judge by.";
const UNREAD =
  "The CV's text could not be read as language, or is in one that the posting is not in and that we have no words of.";
/** A text this long with fewer known words than this share is not read: a low score would be a guess. */
const LONG_ENOUGH_TO_TELL = 20;
const KNOWN_SHARE = 0.04;

/** Gibberish, or a language of which neither our lists nor the posting knows a word. */
function isLanguage(cv: Reading, posting: Reading, words: Lexicon): boolean {
  const counted = cv.words.filter((_, at) => !cv.ignored[at]);
  if (counted.length < LONG_ENOUGH_TO_TELL || cv.language !== null) return true;
  const asked = new Set(posting.words.map((word) => word.stem));
  const known = counted.filter(
    ({ form, stem }) =>
      asked.has(stem) || words.terms.has(stem) || words.workplace.has(stem) || words.grammar.has(form),
  );
  return known.length >= counted.length * KNOWN_SHARE;
}

/** Pay, law and praise of the company say nothing about the work. */
function leaveOutAsides(posting: Reading): void {
  for (const { sentence, part } of postingParts(posting)) {
    if (part === "skip") posting.ignored.fill(1, sentence.from, sentence.to);
  }
}

/** "IT" in capitals is a field of work and not a pronoun; only a posting is trusted to write it so. */
function spellOutIt(posting: Reading, words: Lexicon): void {
  for (const word of posting.words) {
    const sentence = posting.sentences[word.sentence];
    if (!sentence || posting.original.slice(word.start, word.end) !== "IT") continue;
    const line = posting.original.slice(sentence.start, sentence.end);
    if (line !== line.toUpperCase() || line.length < 8) word.form = word.stem = keyOf("infotech", words);
  }
}

function readCv(text: string, posting: Reading, words: Lexicon, finds: Finds): ApplicationRead["cv"] {
  const reading = readText(text, { source: "cv" }, words.rule);
  const sections = sectionsOf(reading);
  const source = {
    reading,
    sections,
    context: (sentence: number) => sections[sentence]?.context ?? 1,
    place: (sentence: number) => cvPlace(sections[sentence]),
  };
  for (const span of personalDetails(reading)) ignoreSpan(reading, span);
  // A heading such as "Skills" names a part of the CV and shows no skill.
  for (const sentence of reading.sentences) if (headingAt(reading, sentence)) ignoreSpan(reading, sentence);
  screen(source, posting, words, finds);
  return source;
}

function readLetter(text: string, posting: Reading, words: Lexicon, finds: Finds): Source {
  const reading = readText(text, { source: "coverLetter" }, words.rule);
  const source = { reading, context: () => 1, place: () => "Cover letter" };
  for (const span of personalDetails(reading)) ignoreSpan(reading, span);
  screen(source, posting, words, finds);
  return source;
}

function readAnswer(
  text: string,
  asked: EvaluationInput["questions"][number],
  number: number,
  posting: Reading,
  words: Lexicon,
  finds: Finds,
): AnswerRead {
  const reading = readText(text, { source: "answer", questionId: asked.id }, words.rule);
  const question = readText(`${asked.title}\n${asked.question}`, { source: "posting" }, words.rule);
  const source = { reading, context: () => 1, place: () => `Answer ${number}`, question, asked };
  for (const at of echoedWords(reading, question.words)) reading.ignored[at] = 1;
  screen(source, posting, words, finds);
  return source;
}

/** Marks what earns nothing in any text: instructions, copied stretches, repeats and stuffing. */
function screen(source: Source, posting: Reading, words: Lexicon, finds: Finds): void {
  const { reading } = source;
  const quoteAt = (sentence: number) => quoteSentence(reading, sentence, source.place(sentence));
  for (const index of instructingSentences(reading)) {
    const sentence = reading.sentences[index];
    reading.ignored.fill(1, sentence?.from ?? 0, sentence?.to ?? 0);
    finds.add("instructs-evaluator", quoteAt(index));
  }
  const copied = copiedWords(reading, posting.words);
  for (const at of copied) reading.ignored[at] = 1;
  if (copied.length >= WORTH_FLAGGING) {
    for (const at of copied) finds.add("copied-from-posting", quoteAt(reading.words[at]?.sentence ?? 0));
  }
  const repeats = findRepeats(reading, words);
  for (const at of repeats.again) reading.ignored[at] = 1;
  for (const { from, to } of repeats.stuffed) {
    reading.ignored.fill(1, from, to);
    finds.add(
      "stuffed",
      quoteWords(reading, from, Math.min(to, from + 12), source.place(reading.words[from]?.sentence ?? 0)),
    );
  }
  if (reading.clean.hidden.length >= HIDDEN_ENOUGH) finds.add("hidden-text", quoteAt(0));
}

function ignoreSpan(reading: Reading, span: { start: number; end: number }): void {
  let low = 0;
  let high = reading.words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reading.words[middle]?.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  for (let i = low; i < reading.words.length && (reading.words[i]?.start ?? 0) < span.end; i++)
    reading.ignored[i] = 1;
}

const MESSAGES: Readonly<Record<Flag["kind"], string>> = {
  "instructs-evaluator":
    "Part of the text speaks to an evaluation program. It was left out of the score and changes nothing.",
  "copied-from-posting":
    "Part of the text stands in the posting word for word. It was left out of the score.",
  "hidden-text": "The text has characters that cannot be seen. They were taken out before it was read.",
  stuffed: "A run of words is repeated without sentences. It was left out of the score.",
};

/** Collects flags in the order of their kinds, each with its first few quotes. */
class Finds {
  private readonly quotes = new Map<Flag["kind"], (Quote | null)[]>();

  add(kind: Flag["kind"], quote: Quote | null): void {
    const known = this.quotes.get(kind) ?? [];
    // The last few hundred are enough to choose three from.
    if (known.length < 400) known.push(quote);
    this.quotes.set(kind, known);
  }

  flags(): Flag[] {
    return (Object.keys(MESSAGES) as Flag["kind"][]).flatMap((kind) => {
      const quotes = this.quotes.get(kind);
      return quotes ? [{ kind, message: MESSAGES[kind], quotes: distinctQuotes(quotes, MOST_QUOTES) }] : [];
    });
  }
}
