import { DID_NOTHING } from "../claims/speech";
import { FILLER } from "../data/filler-words";
import type { Requirement } from "../requirements/requirement";
import { remembered } from "../text/remembered";
import { wordsOf } from "../text/words";
import { isTimeAtHome } from "./beside-work";
import type { Finding, Likely } from "./finding";
import { isBareLine } from "./holding";
import { isNoName } from "./tools";

/** How likely a sentence has to show what is asked to be pointed at. */
const ENOUGH = 0.28;
const SECOND = 0.46;
const ENOUGH_WITHOUT = 0.3;

const ENOUGH_OF_ONESELF = 0.6;
const isRowOfPastimes = ({ section, sentence: { text } }: Likely["statement"]) =>
  section === "leisure" &&
  (PASTIMES.test(text) || isRow(text)) &&
  !/\bvol[ui]nt|\bunpaid\b|\bcharity\b/i.test(text);
const saysMore = ({ statement }: Likely): boolean => !isOnlyDates(statement.sentence.text);
const isOnlyDates = (text: string) => !/\p{L}/u.test(text.replace(OF_DATES, " "));
const OF_DATES =
  /\b(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|present|now|today|to|until|date|current|years?|yrs?|months?|mos?)\b/gi;
const PASTIMES =
  /^\W{0,9}(?:interests?|hobb(?:y|ies)|(?:free|spare) time|leisure|outside (?:of )?work)\b[^:;.]{0,20}:/i;
function isRow(text: string): boolean {
  const parts = text.split(", ").map((part) => part.split(" ").length);
  return parts.length > 2 && parts.every((words, at) => words <= (at + 1 < parts.length ? 5 : 7));
}
const enoughOf = ({ statement: { section }, hit }: Likely) =>
  (section === "profile" || section === "skills") && hit?.share !== 1 ? ENOUGH_OF_ONESELF : ENOUGH;
const TELLS_OF_KIN =
  /^\W{0,9}my (?:late |own |old )?(?:gran\w*|nan|nana|mum|mam|mom|mother|dad|father|aunt\w*|uncle|brother|sister|husband|wife|partner|sons?|daughters?|cousin) (?:is|was|had|has|were|are|lives?|lived|died)\b/i;
const ONLY_DENIES =
  /^\W{0,9}(?:(?:i|we)(?:['’]ve| have| had| did| do| am|['’]m)? )?(?:no|not|never|haven['’]t|don['’]t)\b(?!.*\bbut\b(?!.{0,20}\b(?:learn|willing|keen|happy|would|will|train)))/i;
const NAMED: readonly Requirement["kind"][] = ["licence", "education", "language", "tool"];

/** The one or two sentences that speak of a requirement without settling it; nothing is claimed. */
export function mentionsOf(requirement: Requirement, likely: readonly Likely[]): Finding {
  const best = likely[0]?.likelihood ?? 0;
  // A diploma may name the field, and tells no years of work in it.
  const speaking = likely.filter(
    ({ statement, hit, likelihood }) =>
      likelihood >= ENOUGH &&
      (requirement.kind !== "years" || statement.section !== "credentials") &&
      !isTimeAtHome(statement.sentence) &&
      (requirement.kind === "years" || !isOnlyDates(statement.sentence.text)) &&
      !isRowOfPastimes(statement) &&
      !TELLS_OF_KIN.test(statement.sentence.text) &&
      !ONLY_DENIES.test(statement.sentence.text) &&
      !DID_NOTHING.test(statement.sentence.text) &&
      !(requirement.kind === "task" && hit === null && isBareLine(statement)) &&
      !(requirement.kind === "tool" && hit === null && statement.isHead) &&
      (!NAMED.includes(requirement.kind) || speaksOf(requirement, { statement, hit, likelihood })),
  );
  const shown = [...speaking.filter(saysMore), ...speaking.filter((each) => !saysMore(each))]
    .slice(0, 2)
    .filter((each, at) => each.likelihood >= (at > 0 ? SECOND : enoughOf(each)));
  return {
    requirement,
    verdict: shown.length > 0 ? "mentioned" : "not found",
    says: "",
    shown: shown.map(({ statement }) => statement),
    nearness: best,
  };
}

function speaksOf(requirement: Requirement, { statement, hit, likelihood }: Likely): boolean {
  const { kind } = requirement;
  if (hit !== null) return !(kind === "tool" && hit.defined && isNoName({ statement, hit }));
  const { stems, names } = named(requirement);
  const { words } = statement.sentence;
  const isName = (stem: string) => kind === "tool" && names.has(stem);
  if (words.some(({ stem, written }) => isName(stem) && names.get(stem) !== written)) return false;
  return (kind !== "licence" && likelihood >= ENOUGH_WITHOUT) || words.some(({ stem }) => stems.has(stem));
}

const named = remembered(({ asked }: Requirement) => {
  const words = wordsOf(asked).filter(({ form }) => !FILLER.has(form));
  const names = words.filter(({ written, start }) => start > 0 && /^\p{Lu}\p{Ll}/u.test(written));
  return {
    stems: new Set(words.map(({ stem }) => stem)),
    names: new Map(names.map(({ stem, written }) => [stem, written])),
  };
});
