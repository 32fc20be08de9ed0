import type { EvaluationInput } from "../evaluation";
import { rememberedPosting } from "../text/remembered";
import { stemsOf } from "../text/words";
import type { Idle, Statement } from "./claim";
import { isLongList, partsOf } from "./heaps";

/** A list of nearly nothing but the posting's own words. As a share of its words. */
const ECHO = 0.85;
/** Unless so many of them are what the person's own sentences tell of. */
const TOLD = 0.25;
/** No trade needs so many skills in a row, and fewer when half of them are the posting's. In parts. */
const ENDLESS = 50;
const VERY_LONG = 25;
const HALF_ECHO = 0.5;
/** Beside so much praise or copying a list says nothing either. As a share of words. */
const FILLED = 0.4;
/** An answer is asked for in sentences. As a share of its words. */
const OF_AN_ANSWER = 0.5;

/** Marks the lists of words that stand for nothing. A list of skills as people write it is none. */
export function withoutStuffing(
  statements: readonly Statement[],
  posting: EvaluationInput["posting"],
): Statement[] {
  const asked = stemsAsked(posting);
  return statements.map((each) =>
    isOpen(each) && isLongList(each.sentence) && isStuffing(each, statements, asked)
      ? { ...each, idle: "heap" as const }
      : each,
  );
}

const stemsAsked = rememberedPosting(({ title, text }) => new Set(stemsOf(`${title}\n${text}`)));
const isOpen = ({ idle }: Statement) => idle === null || idle === "praise";

function isStuffing(list: Statement, statements: readonly Statement[], asked: ReadonlySet<string>): boolean {
  const beside = statements.filter(
    ({ source, question }) => source === list.source && question === list.question,
  );
  if (list.source === "answer")
    return shareOf(beside, ({ sentence }) => isLongList(sentence)) >= OF_AN_ANSWER;
  const stems = list.sentence.words.map(({ stem }) => stem);
  const echo = stems.filter((stem) => asked.has(stem)).length / Math.max(1, stems.length);
  const told = new Set(
    beside.flatMap(({ sentence, idle }) =>
      idle === null && !isLongList(sentence) ? sentence.words.map(({ stem }) => stem) : [],
    ),
  );
  const isTold = stems.filter((stem) => told.has(stem)).length >= stems.length * TOLD;
  const parts = partsOf(list.sentence.text).length;
  return (
    (echo >= ECHO && !isTold) ||
    parts >= ENDLESS ||
    (parts >= VERY_LONG && echo >= HALF_ECHO) ||
    shareOf(beside, isFilling) >= FILLED
  );
}

const FILLING: readonly Idle[] = ["praise", "copied", "heap"];
const isFilling = ({ idle, sentence }: Statement) =>
  !isLongList(sentence) && idle !== null && FILLING.includes(idle);

function shareOf(statements: readonly Statement[], counts: (statement: Statement) => boolean): number {
  const words = (some: readonly Statement[]) =>
    some.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  return words(statements.filter(counts)) / Math.max(1, words(statements));
}
