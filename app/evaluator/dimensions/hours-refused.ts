import type { Claim, Statement } from "../claims/claim";
import type { Requirement } from "../requirements/requirement";
import type { Reading } from "./reading";

const AFTER =
  "(?= at all\\b| any ?more\\b| for me\\b| please\\b| sorry\\b| because\\b| as I\\b| so\\b| since\\b|" +
  " but\\b| until\\b|" +
  " though\\b|[,.;:!)]|$)";
const OF_WORK = "(?:(?:do|work(?:ing)?|manage|come in|go|be|available|cover|make|on|at|in|the|any) ){0,4}";
const UNABLE =
  "(?:no|not|never|except|excluding|apart from|" +
  "(?:can(?:no|['’])?t|can not|could(?: not|n['’]t)|won['’]t|will not|must ?n[o'’]t|do not|don['’]t)" +
  "(?: really)?|unable to|not (?:able|available|free|allowed)(?: to)?)";
const OUT =
  ":?(?: (?:shifts?|work))? (?:(?:is|are|would be) (?:out|not possible|not for me|impossible)|out|no)";
const refusal = (hours: string) =>
  new RegExp(
    `(?:^|[\\s,(])${UNABLE} ${OF_WORK}(?:\\p{L}+(?:,| or| and) ){0,2}(?:${hours})${AFTER}|` +
      `^(?:\\p{L}+, )?(?:${hours})${OUT}(?: for me)?${AFTER}`,
    "iu",
  );
const WEEK = "(?:week ?days|mon(?:day)?s?(?: to |\\s?[–-]\\s?)fri(?:day)?s?)";
const ONLY_WEEKDAYS = new RegExp(`\\b(?:${WEEK} only|only (?:on |do |work )?${WEEK})\\b`, "i");
const ONLY_DAYS =
  /\b(?:days|day shifts|daytime) only\b|(?:^|\bI |[,;] )(?:can |could )?only (?:do |work |want )?(?:days|day shifts)(?=[,.;!]|$|,? I\b|,? sorry\b)/i;
const HAS_TO_GO =
  /\bI (?:would |will |do )?(?:have|need) to (?:leave|go|be (?:home|away|gone|out)) (?:at|by)\b/i;
const ONLY_MORNINGS = /\b(?:mornings|days|school hours) only\b|\bonly (?:mornings|during school hours)\b/i;

const NO_WALKER =
  /\b(?:can(?:no|['’])?t|can not|could(?: not|n['’]t)|unable to|not able to) (?:walk|stand|be on my feet)(?: (?:far|(?:for |that |very |too |so )?long|for (?:a|the|more|hours)\b.*|all (?:day|shift)|more than\b.*|much))?(?=[.,;!]|$| any ?more\b| because\b| since\b| so\b)/i;

/** What a line asks for, and how somebody plainly says no to it. */
const HOURS: readonly (readonly [asked: RegExp, refused: readonly RegExp[]])[] = [
  [/\bweekends?\b/i, [refusal("weekends?|saturdays?|sundays?"), ONLY_WEEKDAYS]],
  [/\bsaturdays?\b/i, [refusal("weekends?|saturdays?"), ONLY_WEEKDAYS]],
  [/\bsundays?\b/i, [refusal("weekends?|sundays?"), ONLY_WEEKDAYS]],
  [
    /\bevenings?\b|\blates?\b[^,;.]{0,12}\bshifts?\b/i,
    [refusal("evenings?|lates|late shifts?|evening shifts?"), ONLY_MORNINGS],
  ],
  [/\b(?:work(?:ing)?|stay(?:ing)?) late\b/i, [refusal("lates|late(?: work)?"), HAS_TO_GO]],
  [
    /\bnights\b(?! (?:away|out))|\bnight (?:shifts?|work|duty)\b/i,
    [refusal("nights?|night (?:shifts?|work)|overnights?"), ONLY_DAYS],
  ],
  [/\bon[- ]call\b|\bcall[- ]?outs?\b|\bstandby\b/i, [refusal("on[- ]call|call[- ]?outs?|standby")]],
  [/\btravel(?:l?ing)?\b|\baway from home\b/i, [refusal("travel(?:l?ing)?|nights away")]],
  [
    /\blift(?:ing)?\b|\bheavy\b/i,
    [
      refusal(
        "(?:heavy )?lift(?:ing)?|(?:lift|carry|move) (?:anything|things|heavy (?:things|loads)|" +
          "anything heavy)",
      ),
    ],
  ],
  [/\bwalk(?:ing)?\b|\bon your feet\b|\bstanding\b/i, [NO_WALKER]],
  [
    /\bearl(?:y|ies)\b[^,;.]{0,12}\b(?:shifts?|starts?)\b/i,
    [refusal("mornings?|earl(?:y|ies)(?: shifts?| starts?)?")],
  ],
];
const MAY_REFUSE =
  /\b(?:no|not|nothing|out|never|only|(?:have|need) to|impossible|except|excluding|apart|unable|cannot|won['’]t)\b|n['’]?t\b/i;
export const refusesInPart = (text: string): boolean => IN_PART.test(text);
const IN_PART =
  /\b(?:can|could|do|happy|fine|yes|free)\b[^.;]{0,60}\b(?:weekends?|(?:satur|sun)days?|evenings?|nights?|lates|earlies)\b[^.;]{0,60}\b(?:but|though|just) (?:not?|never)\b|\b(?:weekends?|(?:satur|sun)days?|evenings?|nights?|lates|earlies) (?:are |is )?(?:fine|ok|okay|yes|possible|all right)\b|\bbut (?:I )?(?:would|could|can)\b/i;
const ASKS_LESS = /\bor\b|\b(?:occasional\w*|some|sometimes|ideally|preferred|flexible|one weekend day)\b/i;
const RESERVED = new RegExp(
  "\\?|\\d{4}|\\b(?:if|unless|yet|prefer\\w*|rather|usually|mostly|just|off|we|they|he|she|was|were|" +
    "had|did|used to|worked|open|closed|problem|mind)\\b",
  "i",
);
const MOST_WORDS = 22;

/** The sentence by which somebody plainly refuses hours or dates that a line asks for. */
export function hoursRefused({ kind, line }: Requirement, reading: Reading): Statement | null {
  if (kind !== "condition" || ASKS_LESS.test(line)) return null;
  const refusals = HOURS.flatMap(([asked, refused]) => (asked.test(line) ? refused : []));
  const dates = stretchIn(line);
  const wanted = dates?.from && dates.to ? dates : null;
  const weight = LIFTS.test(line) ? weightIn(line) : null;
  if (refusals.length === 0 && wanted === null && weight === null) return null;
  const refuses = ({ sentence: { text }, question }: Statement) =>
    (MAY_REFUSE.test(text) && !refusesInPart(text) && refusals.some((each) => each.test(text))) ||
    (wanted !== null &&
      isOfDates(text, reading.questions[question - 1]?.text ?? "") &&
      isShorter(text, wanted));
  const isTooWeak = ({ who, text }: Claim) =>
    weight !== null && who !== "other" && !RESERVED.test(text) && mostIn(text) < weight;
  return (
    reading.application.statements.find(
      (each) => (isOwn(each) && refuses(each)) || (isOfOneself(each) && each.claims.some(isTooWeak)),
    ) ?? null
  );
}

const isOfOneself = ({ source, section, job, isHead, idle }: Statement): boolean =>
  (idle === null || idle === "praise") &&
  (source !== "cv" || (job === null && !isHead && !/^(?:work|leisure|referees|credentials)$/.test(section)));
const isOwn = (statement: Statement): boolean =>
  isOfOneself(statement) &&
  statement.sentence.words.length <= MOST_WORDS &&
  statement.claims[0]?.who !== "other" &&
  !RESERVED.test(withoutReason(statement.sentence.text));
const withoutReason = (text: string) => text.split(/,? (?:because|since|as) (?:my|I|of)\b/)[0] ?? text;

const LIFTS = /\b(?:lift|carr(?:y|ied)|heavy|move|shift|load|handl)/i;
const KILOS = "(\\d{1,3}) ?(?:kgs?|kilos?)\\b";
const weightIn = (text: string): number | null => {
  const [, many] = new RegExp(KILOS, "i").exec(text) ?? [];
  return many === undefined ? null : Number(many);
};
const mostIn = (text: string): number => {
  const [, most] = (BY_ONESELF.test(text) && MOST.exec(text)) || AT_MOST.exec(text) || [];
  return most === undefined ? Number.POSITIVE_INFINITY : Number(most);
};
const BY_ONESELF =
  /^\W{0,9}(?:nothing|not|never|no)\b|\b(?:I|I['’]m|me|my|lift|carry|limit\w*|restricted)\b/i;
const AT_MOST = new RegExp(
  `^\\W{0,9}(?:\\p{L}+ ){0,4}${KILOS} (?:at (?:the )?most|max(?:imum)?|tops|is my limit)\\b`,
  "iu",
);
const MOST = new RegExp(
  "\\b(?:(?:nothing|never|cannot|not (?:to|able|allowed)|(?:must|can|should|may) not|\\p{L}+n['’]t)" +
    " (?:\\p{L}+ ){0,4}?(?:over|above|heavier than|" +
    "more than)|" +
    `limit(?:ed)? (?:of|to)|restricted to|(?:lift|carry) (?:only|no more than|at most|a maximum of))` +
    ` (?:about |around |roughly |some )?${KILOS}`,
  "iu",
);

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|" +
  "oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const DATE = `(?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${MONTH})\\b`;
const TO = "(?: to | until | till | through |\\s?[–-]\\s?)(?:the )?(?:end of )?";
const BOTH = new RegExp(`\\b${DATE}${TO}${DATE}`, "i");
const UNTIL = new RegExp(
  `\\b(?:until|till|up to) (?:the )?(?:end of )?${DATE}|\\bto (?:the )?end of ${DATE}`,
  "i",
);
const FROM = new RegExp(`\\b(?:from|after|not before) ${DATE}`, "i");

type Stretch = { from: number | null; to: number | null };

/** Days of a year of months of 31 days; a month alone begins with its first and ends with its last. */
function stretchIn(text: string): Stretch | null {
  const both = BOTH.exec(text);
  if (both) return { from: dayOf(both[1] ?? "1", both[2]), to: dayOf(both[3] ?? "31", both[4]) };
  const [until, from] = [UNTIL.exec(text), FROM.exec(text)];
  if (!until && !from) return null;
  return {
    from: from && dayOf(from[1] ?? "1", from[2]),
    to: until && dayOf(until[1] ?? until[3] ?? "31", until[2] ?? until[4]),
  };
}
const dayOf = (day: string, month = "") => MONTHS.indexOf(month.slice(0, 3).toLowerCase()) * 31 + Number(day);

function isShorter(text: string, { from: first, to: last }: Stretch): boolean {
  const own = stretchIn(text);
  if (own === null || first === null || last === null || first > last) return false;
  if (own.from !== null && own.to !== null && own.from > own.to) return false;
  return (own.from !== null && own.from > first + A_WEEK) || (own.to !== null && own.to < last - A_WEEK);
}
const A_WEEK = 7;

const isOfDates = (text: string, question: string): boolean =>
  OF_DATES.test(text) ||
  /\b(?:from (?:which|when)|which (?:days?|dates?)|until when|available|availab\w+)\b/i.test(question);
const OF_DATES = /\b(?:available|availability|free|can (?:work|start|stay|come))\b/i;
