import {
  ENDED,
  HYPOTHETICAL,
  INDIRECT,
  NEGATORS,
  OTHERS,
  UNFINISHED,
  UNWANTED,
  WISHES,
} from "../data/speech";
import type { Word } from "../text/words";
import { stemOf } from "../text/words";

export type Who = "self" | "team" | "other";
export type Polarity = "does" | "does not" | "wishes" | "might" | "ended" | "unfinished";

export type Speech = { who: Who; polarity: Polarity; indirect: number };

const setOf = (list: string) => new Set(list.split(" "));
const negators = setOf(NEGATORS);
const unwanted = new Set(UNWANTED.split(" ").map(stemOf));
const wishes = setOf(WISHES);
const hypothetical = setOf(HYPOTHETICAL);
const unfinished = setOf(UNFINISHED);
const ended = setOf(ENDED);
const others = setOf(OTHERS);
const indirect = setOf(INDIRECT);

/** Who does what in a clause, negated or not: read from its first words, its auxiliaries and its agent. */
export function speechOf(words: readonly Word[], text: string): Speech {
  return {
    who: whoOf(words, text),
    polarity: polarityOf(words, text),
    indirect: words.findIndex(({ form }) => indirect.has(form)),
  };
}

const OWN = /^(?:i|i'm|i've|i'd|i'll|me|my|mine|myself)$/;
const PASSIVE_BY =
  /\b(?:is|are|was|were|been|being)\s(?:\p{L}+ly\s)?\p{L}+(?:ed|en|ne|de|lt|nt|pt|id)\b[^.]*\bby\s(?!me\b|hand\b|myself\b|phone\b|\d|the (?:end|time|hour|week|day|month))/iu;

/** "The data team writes the queries", "colleagues draw in Revit". */
const OTHERS_DO = new RegExp(
  "^(?:(?:each|all|most|some|both|two|three) of (?:the|our|my) (?:\\p{L}{3,}(?:ers|ors|ists|ants|ios)|" +
    "nurses|staff|team|shift|crew|colleagues|people) |" +
    "the (?:\\p{L}+ )?(?:team|department|office|agency|lab|firm) \\p{L}{2,}s |an? colleague \\p{L}{2,}s |" +
    "our (?:\\p{L}+ ){0,2}(?:agency|lab|accountant|bureau|supplier|landlord|head office) \\p{L}{2,}s |" +
    "(?:and |but )?they \\p{L}|where (?:they|it)(?:['’](?:re|s)| are| is| gets?) |" +
    "(?:an?|the|our) (?:\\p{L}+ ){0,2}(?:contractor|plumber|agency|firm|technician|specialist|accountant) " +
    "(?:with [^,;]{3,50} )?(?:comes?|does|checks|handles|services|looks after|carries|visits|tests|fits) |" +
    "(?!(?:also|then|now|still|always|often|usually|currently) )" +
    "\\p{L}{4,}(?<!s) (?:keeps|holds|requires|provides) |" +
    "(?:our |the )?(?:colleagues|developers|drivers|engineers|nurses|teachers|contractors) " +
    "(?:draw|write|use|hold|have|do|make|run|take|handle|keep|look|file|sign|drive|build|teach|check)\\b)",
  "iu",
);

/** "The system is EMIS Web", "Program in the shop is Acuitas". */
const SYSTEM_IS =
  /^\W{0,9}(?:(?:the|our|my) )?(?:(?!their|his|her|client|customer|supplier)[\p{L}'’-]+ )?(?:system|program(?:me)?|software|till|computer|database|platform)(?: (?:in|at|of) (?:the|our|my) \p{L}+| there| here| we use)? (?:is|was) (?:called )?\p{Lu}/iu;

const OUR_EXPERT = /^\W{0,9}[Oo]ur \p{Lu}{2,5} \p{Ll}{2,}s\s/u;

const KEEPS_OTHERS_WORK =
  /^\W{0,9}(?:I )?(?:file|collect|sort|forward|print|scan|pass on|hand on|post)(?:e?d|s|ing)?\b[^.;]*\b(?:that|which) (?:the|our|my) (?:\p{L}+ ){0,2}\p{L}+s (?:fill|write|do|make|take|send|keep|prepare|complete|test|draw|record)\b/iu;

/** "Dual fuel I do on the gas side only, a colleague does the oil". */
const LEFT_TO =
  /,\s+(?:an?|my|the) (?:colleague|mate|workmate|boss|other one|contractor|technician) (?:does|did|handles|handled|takes|took|has|had|fits|fitted)\b[^,;]*$/i;

const OF_A_DEPARTMENT =
  /\b\p{L}+ed (?:in(?:to)? [^,;.]{2,30} )?by (?:customer services?|head office|accounts|payroll|colleagues|reception|suppliers|sales|purchasing|planning|the office)\b|\bbelongs? to (?:an?|the|our|another) \p{L}/iu;

const DONE_BY =
  /\b(?!(?:award|issu|grant|conferr|accredit|validat|recogni[sz])ed\b)\p{L}+(?:ed|en|wn|ne|lt|nt|ght)\sby\s(?:the|an?|our|my|his|her|their|another|somebody|someone|others)\s(?!end|time|hour|week|day|month)/iu;

/** "The school always arranged that": a noun with its article, and what it did. */
function isSomebodysDoing(forms: readonly string[]): boolean {
  if (!/^(?:the|an?|our|his|her|their|every|each)$/.test(forms[0] ?? "")) return false;
  if (forms.some((form) => /^(?:we|us)$/.test(form))) return false;
  if (forms.slice(1, 4).some((form) => TIME.test(form))) return false;
  return forms.slice(2, 5).some(isPast);
}

const TIME =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|nights?|weeks?|weekends?|hours?|months?|years?|shifts?|times?)$/;

function whoOf(words: readonly Word[], text: string): Who {
  const forms = words.map(({ form }) => form);
  const own = forms.findIndex((form) => OWN.test(form));
  const first = forms.findIndex((form) => /^(?:we|our|us)$/.test(form));
  if (own < 0 && SYSTEM_IS.test(text)) return "team";
  if (isDoneByOthers(forms, text, own)) return "other";
  const subject = forms.slice(0, 5).findIndex((form) => others.has(form));
  if (
    /^(?:my|our)$/.test(forms[0] ?? "") &&
    others.has(forms[1] ?? "") &&
    !/^(?:and|for|in|of|with|at)$/.test(forms[2] ?? "and")
  )
    return "other";
  if (own >= 0 && !(forms[own] === "my" && isOthersSubject(forms, own))) return "self";
  if (first >= 0) return forms[first] === "our" && isOthersSubject(forms, first) ? "other" : "team";
  const isTheirs = subject >= 0 && !isOwnDeed(forms, subject) && isOthersSubject(forms, subject - 1);
  return isTheirs && !forms.slice(1, subject).some((form) => FOR_SOMEBODY.test(form)) ? "other" : "self";
}

const FOR_SOMEBODY = /^(?:for|of|with|to|on|from)$/;

/** "Advised clients on tenancy matters", but not "Experienced nurses gave the injections". */
const isOwnDeed = (forms: readonly string[], person: number): boolean => {
  const first = forms[/(?:ly|also)$/.test(forms[0] ?? "") ? 1 : 0] ?? "";
  return (isPast(first) || /\p{L}{3}ing$/u.test(first)) && !isPast(forms[person + 1] ?? "");
};

const isPast = (form: string): boolean => /\p{L}{3}ed$/u.test(form) || IRREGULAR_PAST.has(form);

function isDoneByOthers(forms: readonly string[], text: string, own: number): boolean {
  if (CAME_FROM.test(text) || DONE_BY_OTHERS.test(text) || HANDED_OUT.test(text) || THEIRS.test(text))
    return true;
  if (!forms.includes("i") && (DONE_BY.test(text) || OF_A_DEPARTMENT.test(text))) return true;
  if (OTHERS_DO.test(text) || OUR_EXPERT.test(text) || KEEPS_OTHERS_WORK.test(text) || LEFT_TO.test(text))
    return true;
  return own < 0 && (PASSIVE_BY.test(text) || isSomebodysDoing(forms));
}

const CAME_FROM = new RegExp(
  "(?<!\\b(?:I|we|who) )\\b(?:came|comes) (?:to (?:me|us) )?from (?:an?|the|our|their|my|his|her|another) " +
    "(?:[\\p{L}'’-]+ ){0,2}(?:\\p{L}{3,}(?:[eo]r|ist|ian|ant)|" +
    "agency|office|team|lab|department|client|architect|chef)s?\\b",
  "iu",
);
const THEIRS =
  /^(?:(?:at|for|in|on) [^,.;]{3,40} )?(?:my|our) (?:\p{L}+ )?(?:\p{L}{3,}(?:ers|ors|ists|ians|ants)|nurses|staff|team lead|crew) (?:all |both |each |always |never )?(?:is|are|was|were|has|have|had|did|do|held|hold|used|wrote|made|ran|\p{L}{3,}ed)\b/iu;
const DONE_BY_OTHERS =
  /\b(?:done|made|written|produced|handled|run|owned|led|drawn|prepared|managed)\sby\s(?!me\b|hand\b|myself)/i;

/** "Tax returns are outsourced to a firm", "leaks go to the plumber". */
const HANDED_OUT = new RegExp(
  "\\b(?:outsourced|(?:is|are|was|were|gets?|got) (?:(?:sub-?)?contracted|handed|farmed) (?:out|over|to)|" +
    "(?<!\\b(?:I|we|who) )(?:go(?:es)?|(?:is|are|was|were) (?:passed|sent|left|given)) (?:on |over )?to " +
    "(?:an?|our|the) (?:\\p{L}+ )?(?:firm|agency|lab|laboratory|(?:sub-?)?contractor|accountant|" +
    "solicitor|specialist|supplier|team|department|colleague|(?:sales|head|back|main|front) office))\\b",
  "iu",
);

function isOthersSubject(forms: readonly string[], at: number): boolean {
  const person = forms.slice(at + 1, at + 4).findIndex((form) => others.has(form));
  if (person < 0) return false;
  const after = forms.slice(at + 1 + person + 1, at + 1 + person + 5);
  return after.some(
    (form) => (/(?:ed|s)$/.test(form) && form.length > 3 && !TIME.test(form)) || IRREGULAR_PAST.has(form),
  );
}
const IRREGULAR_PAST = setOf(
  "did built made wrote ran held kept took gave went had has is was were are do does sent led drew " +
    "got put paid won said told owns own sits signed sign caught found checks made",
);

export const isRelative = (words: readonly Word[]): boolean =>
  /^(?:who|whose|which)$/.test(words[0]?.form ?? "");

function polarityOf(words: readonly Word[], text: string): Polarity {
  const forms = words.map(({ form }) => form);
  if (isDenial(words, text)) return /\bsince\b/i.test(text) ? "ended" : "does not";
  if (forms.some((form) => ended.has(form)) || OVER.test(text)) return "ended";
  if (
    forms.some((form) => unfinished.has(form)) ||
    /\b(?:not (?:yet )?completed|first year passed|starting \w+|working towards?)\b/i.test(text) ||
    WORKED_ON.test(text)
  )
    return "unfinished";
  if (isWish(forms, text) || APPLIED_FOR.test(text)) return "wishes";
  if (forms.some((form) => hypothetical.has(form)) && !/\bwould (?:often|always|usually)\b/i.test(text))
    return "might";
  return "does";
}
const WORKED_ON =
  /\b[Ww]orking on my (?:[\p{L}\d]+ ){0,3}(?:\p{Lu}{2,}|certificate|certification|diploma|degree|licen[cs]e|ticket|card)\b/u;
const APPLIED_FOR =
  /\b(?:application|accepted (?:for|on|to)|appl(?:y|ied) for|will be (?:made|done|taken|completed)|going to)\b/i;
const OVER =
  /\b(?:used to (?!\w+ing\b)(?=\w+\b)(?!nights|pressure|shifts|working|saturdays?|sundays?|weekends?|earl(?:y|ies)|lates?|heights?|heavy|hard|long|standing|the |an? |my |it\b|this|that)|no longer|(?:gave|given|had to give) up|handed (?:in|back)|not renewed|did not renew|r[au]n out(?! of)|out of date)\b/i;

const DENIED_OUTRIGHT =
  /\bknow nothing\b|^\W{0,9}(?:\S+ ){1,4}(?:is|are|would be) (?:all |quite |still )?new to me\b|\b(?:was|were|am|been) kept (?:away from|out of|off)\b|\bout of the question\b/i;

export const DID_NOTHING =
  /^\W{0,9}(?:I )?(?:have |had )?(?!(?:miss|wast|chang|need|forgott|fear|spoil|damag|mind|hat)\w*ed\b)\p{L}{3,}ed (?:almost |next to )?nothing\b/iu;

const NONE_NEEDED =
  /\bno (?:\p{L}+ )?(?:visa|sponsorship|work permit) (?:is |would be )?(?:needed|required|necessary)\b|\b(?:not|n['’]t) (?:need|require) (?:an? )?(?:visa|sponsorship|work permit)\b/iu;

const BUT_FOR_ORDERS = /^(?:only|just|least|more|less|later|in)$/;
const BESIDE_NOT = /^(?:only|just|least|more|less|to|later|in)$/;

function isDenial(words: readonly Word[], text: string): boolean {
  if (DENIED_OUTRIGHT.test(text) || DID_NOTHING.test(text)) return true;
  if (NONE_NEEDED.test(text)) return false;
  return words.some((word, at) => {
    if (!negators.has(word.form) && !/n't$/.test(word.form)) return false;
    const next = words.slice(at + 1, at + 5);
    const beside = /^(?:am|is|are|was|were)$/.test(words[at - 1]?.form ?? "") ? BUT_FOR_ORDERS : BESIDE_NOT;
    if (word.form === "not" && next[0] && beside.test(next[0].form)) return false;
    if (
      /^(?:no|without|never|not|nothing|nil)$/.test(word.form) &&
      next.slice(0, 3).some(({ stem }) => unwanted.has(stem))
    )
      return false;
    if (word.form === "not" && isContrast(words, at)) return false;
    if (word.form === "no" && /^(?:longer$|\d)/.test(words[at + 1]?.form ?? "")) return false;
    return true;
  });
}

/** "It rings me and not the boss": the clause is so, and of somebody else it is not. */
const isContrast = (words: readonly Word[], at: number): boolean =>
  /^(?:and|but)$/.test(words[at - 1]?.form ?? "") &&
  /^(?:the|an?|my|our|his|her|their)$/.test(words[at + 1]?.form ?? "") &&
  at + 3 >= words.length &&
  others.has(words.at(-1)?.form ?? "");

function isWish(forms: readonly string[], text: string): boolean {
  if (/\b(?:one day|next year|in future|in the future|some ?day)\b/i.test(text)) return true;
  const at = forms.findIndex((form) => wishes.has(form));
  if (at < 0) return false;
  if (forms[at] === "like" || forms[at] === "love")
    return /\b(?:would|'d) (?:also )?(?:like|love)\b/i.test(text);
  if (/^(?:plan|plans|planning|goal|interest|interested|aim)$/.test(forms[at] ?? ""))
    return /\b(?:plan(?:ning)? to|goal is|interested in|interest in|aim(?:ing)? to)\b/i.test(text);
  if (forms[at] === "looking") return /\blooking (?:for|to|forward)\b/i.test(text);
  if (forms[at] === "wanted" || forms[at] === "seeking")
    return /\b(?:i(?:'ve)? (?:always )?wanted to|seeking)\b/i.test(text);
  return true;
}
