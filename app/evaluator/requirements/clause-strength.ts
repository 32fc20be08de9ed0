import { LANGUAGE } from "../data/kind-cues";
import {
  APPLYING,
  ASKED,
  ASKED_FIRST,
  ASKED_OF_READER,
  BURDEN,
  DUTY,
  IMPERATIVE,
  LEGAL,
  MAY_WORK,
  NOT_A_DUTY,
  NOT_NEEDED,
  OFFER,
  PROTECTED,
  TOOL_IN_USE,
  WISHED,
} from "../data/posting-cues";
import type { Section } from "../data/posting-headings";
import { wordsOf } from "../text/words";
import type { PlacedLine } from "./posting-sections";
import type { Requirement } from "./requirement";
import { kindOf } from "./requirement-kind";

const LEFT_OUT = new Set<Section | null>(["about", "offer", "apply", "legal", "facts"]);

/** Whether a point of a list asks for something: it does unless section or words say otherwise. */
export function pointAsks(text: string, section: Section | null): boolean {
  if (PROTECTED.test(text)) return false;
  if (asksTheReader(text, section) || (section === null && TOOL_IN_USE.test(text))) return true;
  const isLivedWith =
    section === "about" && BURDEN.test(text) && !OFFER.test(text) && !/^(?:we|our|the)\b/i.test(text);
  const isLeftOut = LEFT_OUT.has(section) && !isLivedWith && !(section === "offer" && BUT_YOU.test(text));
  if (
    isLeftOut ||
    !/\p{L}/u.test(text) ||
    [ONLY_GENERAL, REPLY, CONTRACT, FACT].some((only) => only.test(text))
  )
    return false;
  if (EMPLOYERS_OWN.test(text)) return false;
  if (isNotNeeded(text) && !/,(?! (?:al)?though\b)|;|–/.test(text)) return false;
  if (OF_EVERY_POST.test(text)) return false;
  return (
    (section !== null && section !== "notes") ||
    !(
      APPLYING.test(text) ||
      LEGAL.test(text) ||
      (OFFER.test(withoutAsides(text)) && !ASKED.test(text) && !ASKED_FIRST.test(text))
    )
  );
}

/** What is offered, of the law, how to apply or what every list ends with, whatever else it says. */
export const neverAsks = (text: string): boolean =>
  APPLYING.test(text) || OFFER.test(text) || hardlyAsks(text);

export const hardlyAsks = (text: string): boolean =>
  [LEGAL, PROTECTED, REPLY, FACT, EMPLOYERS_OWN, OF_EVERY_POST, WE_SAY_NO].some((other) => other.test(text));
const WE_SAY_NO = /^(?:we|i) (?:wo|ca|do|are|have)n['’]t\b/i;

/** The right to work, checks, the hours of a week: where a cue sees them, no word makes less of them. */
export const surelyAsks = (text: string): boolean =>
  [MAY_WORK, SUBJECT_TO_CHECK, IS_CHECKED, IN_THE_WEEK, IS_WELCOME].some((asked) => asked.test(text));
const IS_WELCOME = new RegExp(
  `^(?:some (?!of\\b)(?:[\\p{L}'’-]+ ){1,9}|(?:${LANGUAGE.source})(?: or \\p{L}+)?(?: from \\S+)? )` +
    "(?:is|are|would be) (?:also |very |most |always )?" +
    "(?:(?:warmly )?welcomed?|useful|helpful|an? (?:advantage|plus|bonus))\\b|" +
    "\\bwould be an? (?:\\p{L}+ )?(?:advantage|plus|bonus)[.!]?$",
  "iu",
);
const IN_THE_WEEK = /\b(?:evenings|nights|weekends)\b.*\b(?:a week|from|\d)/i;

const OF_EVERY_POST =
  /^(?:to )?(?:(?:carry out|perform|undertake|do) )?(?:(?:any|such|all) )?other (?:\w+ ){0,2}(?:dut(?:y|ies)|tasks?)\b|^(?:to )?take part in (?:the |an? )?(?:annual |regular )?(?:appraisals?|supervision)\b/i;

const EMPLOYERS_OWN =
  /equal opportunit|regardless of|without regard|\bno agencies\b|(?:[£$€]|\d[.,]\d\d)[^;]*\ban hour\b|\bper annum\b/i;

const isOfTheRightToWork = (text: string) => MAY_WORK.test(text) && !/\bprove\b/i.test(text);
const asksTheReader = (text: string, section: Section | null) =>
  isOfTheRightToWork(text) ||
  OF_ALL_OF_US.test(text) ||
  (ASKED_OF_READER.test(text) && (section === "apply" || !LEFT_OUT.has(section)));

export type Listed = "all" | "asked" | null;

/** Whether a clause of prose asks for something or gives a duty. */
export function clauseAsks(text: string, section: Section | null, listed: Listed, line: PlacedLine): boolean {
  if (asksTheReader(text, section)) return true;
  if (isElsewhere(text, section)) return false;
  const words = /\p{L}/u.test(text) ? wordsOf(text).length : 0;
  if (words < 2) return words > 0 && (section === "must" || section === "nice");
  if (isNoDuty(text)) return false;
  const checked = isChecked(text, section);
  const asked = isAsked(text) || checked;
  if (isOffered(text, asked)) return false;
  const ofTheFirm = !checked && OF_THE_FIRM.test(text) && !HENCE.test(text) && !OF_THE_WEEK.test(text);
  if ((asked && (!ofTheFirm || WISHED.test(text))) || TOOL_IN_USE.test(text)) return true;
  if (ofTheFirm) return listed === null && section === null && DAILY.test(text);
  if (section === "must" || section === "nice" || section === "notes")
    return !OF_A_THING.test(text) || BURDEN.test(text) || /^it (?:also )?means\b/i.test(text);
  return isDone(text, section, listed, line);
}

function isDone(text: string, section: Section | null, listed: Listed, line: PlacedLine): boolean {
  return listed === null ? isOfTheWork(text, section, line) : listed === "asked" && IS_TO_DO.test(text);
}

/** "Duties: repairs on chillers; quoting small works": said behind their name as in a list. */
export const isNamedAsWork = (text: string): boolean =>
  !/^(?:the|they|you)\b/i.test(text) &&
  !OF_A_THING.test(text) &&
  !isOffered(text, true) &&
  !isElsewhere(text, "duties") &&
  pointAsks(text, "duties");

const IS_TO_DO =
  /^(?:(?:in|as|on|at|with|each|every|most) [^,;.]{2,50}?,? )?(?:you(?:['’](?:ll|d)| will| would)|(?:the )?(?:post ?holder|(?:successful|right) (?:candidate|applicant|person)) will) (?:also )?(?!be\b|have\b|start\b|spend\b|join\b|meet\b|see\b|find\b|get\b|learn\b|enjoy\b|gain\b)\p{L}/iu;

const isOffered = (text: string, asked: boolean) =>
  OFFER.test(text.replace(PAID_ASIDE, "")) &&
  (!asked || /^[£$€]/.test(text) || PAID.test(text.split(ASIDE)[0] ?? "")) &&
  (!IMPERATIVE.test(text) || /\bis paid[.!]?$/i.test(text));

function isElsewhere(text: string, section: Section | null): boolean {
  if (isChecked(text, section)) return false;
  if (SUBJECT_TO_CHECK.test(text)) return false;
  if (
    (LEGAL.test(text) && !KEEPS_TO_LAW.test(text)) ||
    APPLYING.test(text) ||
    (isOnlyNames(text) && !isNamedPaper(text, section)) ||
    ONLY_SOMEBODY.test(text)
  )
    return true;
  if (
    isContract(text) ||
    [ONLY_GENERAL, ONLY_OPENS, WRITE_TO, REPLY, PROTECTED].some((only) => only.test(text))
  )
    return true;
  return (
    LEFT_OUT.has(section) &&
    !(section === "legal" && (TO_HAVE.test(text) || LIVES_WITH.test(text))) &&
    !(section === "facts" && (TO_WORK.test(text) || CONSENTS.test(text))) &&
    !(section === "about" && (HAS_TO.test(text) || SAID_OF_YOU.test(text)))
  );
}

const KEEPS_TO_LAW =
  /^you(?:['’]ll| will| must) (?:protect|keep|handle|follow|work|comply|make sure|ensure|process)\b/i;

const isNoDuty = (text: string) =>
  /\?$/.test(text) ||
  (NOT_A_DUTY.test(text) && !MUST_ALSO.test(text) && !WORKS_THEN.test(text)) ||
  isNotNeeded(text);

const WORKS_THEN =
  /^you(?:['’]ll| will)? be working (?!with\b|for\b|alongside\b)(?:\S+ ){0,4}(?:weekends?|nights?|evenings?|shifts?|rota|bank holidays?|(?:satur|sun)days?|outdoors|outside)\b/i;

const isNotNeeded = (text: string) =>
  NO_MATTER.test(text) || (NOT_NEEDED.test(withoutAsides(text)) && !WISHED.test(text));
const NO_MATTER =
  /^(?:we|i) (?:really )?(?:don['’]t|do not) (?:mind|care) (?:if|whether|where|how|which|what)\b(?!.*\b(?:as long as|but)\b)/i;

const withoutAsides = (text: string) => text.replace(/\([^)]*\)/g, "");

const isAsked = (text: string) => ASKED.test(text) || ASKED_FIRST.test(text) || WISHED.test(text);

function isOfTheWork(text: string, section: Section | null, line: PlacedLine): boolean {
  if (DUTY.test(text) || IMPERATIVE.test(text.replace(/^to /i, "")) || IS_DONE.test(text)) return true;
  if ((isVerbless(text) && NAMES_A_PAPER.test(text)) || PAPER_FIRST.test(text)) return true;
  if (section === "duties" && (isDoing(text) || SOME_WORK.test(text))) return true;
  if (CLOSED.test(text) && !/\byou\b/i.test(text)) return false;
  if (OF_A_NAME.test(text)) return false;
  if (section === "duties" && TELLS_TO.test(text)) return true;
  return (
    BURDEN.test(text) ||
    (isVerbless(text) &&
      !/^\d/.test(text) &&
      saysEnough(text) &&
      line.text.length > text.length * 2 &&
      !line.inHead)
  );
}

const CLOSED = /\b(?:closed|shut) (?:on )?(?:\p{L}+day|weekends|evenings)\b[^.;]*\.?$/iu;
const SOME_WORK = /^(?:practical|physical|manual|general|outdoor|hands-on|seasonal) work\b/i;
const isDoing = (text: string) =>
  DOING.test(text.charAt(0).toUpperCase() + text.slice(1)) &&
  isVerbless((text.split(ASIDE_CLAUSE)[0] ?? text).replace(/\S+-\S+|\b(?:from )?start to finish\b/g, " "));
const DOING =
  /^(?!(?:Being|During|Including|Following|According|Depending|Regarding|Nothing|Something|Everything|Anything|Evening|Morning|Spring|Joining|Having)\b)\p{Lu}\p{Ll}{2,}ing\b/u;
const ASIDE_CLAUSE = /\s(?:that|who|whom|which|what|where|when|if|as|while|so)\s/;
/** "Hoover the lobby": a first word that is no word of grammar, and what it is done to. */
const TELLS_TO =
  /^(?!(?:our|we|they|it|she|he|i|my|their|his|her|its|your|the|an?|all|both|in|on|at|by|of|for|from|to|with|under|over|after|before|behind|beside|during|about|around|across|through|into|onto|near|like|as|is|are|was|and|or|but|not|only|also|even|then|when|while|this|that|these|those|half|most|some|such|since|until|once|join|ask|ring|call|phone|text|mail|email|send|see|enjoy|meet)\b)\p{L}+ (?:up |out |down |off |in |away )?(?:the|your|our|all|every|each|any|an?|\p{L}+ing|two|three|four|five|ten|twenty|thirty|forty|fifty|\d+)\s+\p{L}/iu;
/** "Doors locked, all three floors walked, fire panel checked." */
const IS_DONE = /^(?:(?:[\p{L}'’-]+ ){1,4}\p{L}+(?:ed|un|pt)(?:, | and |\.)){2,}/u;
const saysEnough = (text: string) =>
  wordsOf(text).length > 2 || /^\p{Ll}/u.test(text) || kindOf(text, "must") === "licence";
const PAPER_FIRST =
  /^(?:an? )?(?:\p{Lu}{2,6}|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}) [^,.]{0,20}\b(?:[Ll]evel \d|cert\w*|diploma|degree|licen[cs]e|card|ticket)\b/u;
const NAMES_A_PAPER =
  /\b(?:in[- ]date|level \d (?:or|and|in)|or above|(?:certificate|licen[cs]e|qualification|diploma|degree|gcse|a-level)s?(?=[\s,.;]|$))/i;
const ONLY_OPENS = new RegExp(
  "^(?:(?:now|then|next|first|last|finally|and)[,:]? )?" +
    "(?:the|a|one|two|three|some|our|my) (?:[\\p{L}-]+ ){0,3}" +
    "(?:parts?|side|bits?|stuff|things?|basics|rest|details?|picture|truth|catch|facts|practicalities)" +
    "(?: of (?:it|this|that|things))?[.:!]$|" +
    "^(?:a few|a couple of|some|two|three|other|any of these) (?:[\\p{L}-]+ )?(?:things|points|extras)" +
    "(?: here| below)? (?:that )?(?:would|will|could|can|may|might) [^,;:]{3,40}[.:!]$",
  "iu",
);
const REPLY =
  /^(?:please )?(?:don['’]t|do not) apply (?:if|unless)\b|^(?:yes|no|please do|deleted\)?|not used|\(.*\))[.!]?$|^see (?:also |the )?(?:["“]|above\b|below\b|under\b|overleaf\b)|^more than (?:any|all)[^.;]{0,40}$|^there are \S+ of us\b|^if you(?:['’]re| are) (?:wondering|unsure|not sure|in doubt|hesitating)\b|^thank(?:s| you) for (?:reading|your interest|looking)\b|^the rest is (?:up to|for) you\b|^(?:now )?(?:on )?to the (?:\p{L}+ ){1,3}itself\W*$/iu;
const CONTRACT = new RegExp(
  "^(?:permanent|temporary|fixed[- ]term|full[- ]time|part[- ]time|[\\d.]+ (?:hours )?(?:a|per) week)" +
    "\\b[, ]*" +
    "(?:(?:(?:\\d+ )?hours|all year round|permanent|term[- ]time(?: only)?|" +
    "(?:plus|and) \\d+ (?:weeks|days)|(?:a|per) week)[., ]*)*$",
  "i",
);
const isContract = (text: string) =>
  CONTRACT.test(text) || (HOURS.test(text) && isVerbless(text) && !BURDEN.test(text.replace(ALL_WEEK, "")));
const FACT =
  /^(?:rate|pay|salary|wages?)\b[^a-z]*[£$€]?\d|^applications? (?:by|in|to|should|with)\b|^closing (?:date|on)\b/i;
const HOURS =
  /^(?:about |around |up to )?(?:\d[\d.–-]*|two|three|four|five) (?:full )?(?:days|hours|hrs)\b(?! (?:away|in|on)\b)|^(?:flexitime|core hours)\b|^\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)? ?(?:-|–|to) ?\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?(?:$|,|;| (?!years|yrs|months|days))/i;
const ALL_WEEK =
  /\bmon(?:day)?s?\b ?(?:to|–|-) ?(?:thurs|fri)\w*|\bno (?:weekends|evenings|nights|sundays)\b/gi;
const ONLY_GENERAL =
  /^(?:(?:key|main|other|additional|essential|desirable|personal|specific|general|required|job|role|person|and|or|the|your|[ed])|[\s,/&():;*–-]|skills?|knowledge|experience|qualifications?|abilities|attributes|qualities|requirements?|specification|criteria|responsibilities|duties)+[.:]?$/i;
const SUBJECT_TO_CHECK =
  /\b(?:(?:post|role|job|position|appointment|offer)s? (?:is|are|will be) subject to|(?:must (?:agree|consent) to|(?:applicant|candidate|you)(?: will|['’]ll)? need))\b.*\b(?:dbs|disclosure|background|vetting|clearance|check)/i;
const isChecked = (text: string, section: Section | null) =>
  section !== "legal" && section !== "apply" && IS_CHECKED.test(text);
const IS_CHECKED =
  /^(?:please note )?(?:the |this |your |all |any |an )?(?:appointments?|offers?(?: of employment)?|posts?|positions?|successful (?:candidate|applicant)s?)\b[^.;]{0,20}\b(?:subject to|(?:required|asked|need|have) to (?:provide|undergo|pass|obtain|submit|complete)|must (?:provide|undergo|pass|obtain|complete))\b[^.;]*\b(?:checks?|clearance|disclosure|abstract|vet(?:ting)?)\b|^we (?:will |shall |also )?(?:carry out|run|do|make|require|ask for) (?:[\p{L}-]+ ){1,8}(?:checks?|disclosure|vetting)\b/iu;
const DAILY =
  /^we (?:also )?(?!(?:open|welcome|host|shelter|house|feed|support|help|reach|see|publish|have|are)\b)\p{L}+ .*\b(?:every|each) (?:day|night|week|morning|evening|month|shift)\b/iu;
const MUST_ALSO = /\byou(?:['’]ll)? (?:also )?(?:must|need to|have to)\b|\bso you(?:['’]ll| will) need\b/i;
const LIVES_WITH =
  /^(?:[^,;.]{2,30} )?you (?:live|come to|join us in|are (?:ready|willing|able))\b|^on[- ]call (?:is|duty)\b/i;
const TO_HAVE = /^you(?:['’]ll| will)? (?:also )?(?:must|need|have|hold|should)\b/i;
const WRITE_TO =
  /^(?:(?:[Ss]o|[Pp]lease) )?[Tt]ell us about\b|^None of us\b|^(?:Write|Speak|Talk) to (?:\p{Lu}\p{Ll}+(?:[.!]?$| (?:at|in|by) )|me\b|us\b)|^(?:Ring|Call|Phone|Text|Mail|E-?mail) \p{Lu}\p{Ll}+(?:[.,!]|$)|^(?!(?:You|We|They|Staff)\b)\p{Lu}\p{Ll}+(?: [^,.;]{2,30})? will (?:answer|open|read|reply)\b|(?<!\b[Ww]e )\b[Aa]sk for \p{Lu}\p{Ll}+(?:[,.!]| or\b| and\b|$)/u;
const HAS_TO =
  /^(?:applicants|candidates) (?:must|should|need to|have to|will need to) (?:also )?(?:be (?!aware)|have|hold)\b|\byou(?:r(?: \p{L}+){1,3})? (?:must|needs? to|ha(?:s|ve) to|will have to)\b|\byou(?:['’]re| are) expected\b|\bso you(?:['’]ll| will) need\b/iu;
const CONSENTS =
  /\byou(?:['’]ll| will)? (?:consent|agree) to\b[^.;]*\b(?:vetting|checks?|disclosure|screening)\b/i;
/** "The team. Once a month you run the session, which means you have …": a label is no section. */
const SAID_OF_YOU =
  /\b(?:which|that) means (?:that )?you (?:have|must|need|can)\b|^if you (?:are|have|hold|can|speak)\b[^.;]*,? we(?:['’]d| would)\b|^you(?:['’]re| are) (?!(?:at|free|given|here|in|invited|joining|looking|never|one|our|part|the|welcome)\b)/i;
const TO_WORK = /^you(?:['’]ll| will)? (?:also )?(?:must|need|should|have to|can (?:do|cover|manage))\b/i;
const isOnlyNames = (text: string) =>
  /\p{L}\p{Ll}/u.test(text) && /\s/.test(text) && !/(?<![\p{L}'’])\p{Ll}|\d/u.test(text);
const isNamedPaper = (text: string, section: Section | null) =>
  (section === "must" || section === "nice") && /^(?:licence|education|tool)$/.test(kindOf(text, "must"));
const PAID =
  /^(?:the )?pay is\b|\b(?:EUR|CHF|GBP|USD|AUD|CAD|INR|ZAR|PLN|SEK|DKK|NOK)\s?\d[^.]*\b(?:gross|an hour|a year|per \w+)\b|[£$€]\s?\d[^.]*\b(?:an hour|a year|per \w+|plus)\b/i;
const PAID_ASIDE = /(?<=.{20})\([^)]*[£$€]\s?\d[^)]*\)/g;
const ASIDE = /,? (?:which|and) (?:is|are|will be) paid\b/i;
const HANDS = "(?:\\w+ ){0,2}(?:person|colleague|pair of (?:\\w+ )?hands)";
const ONLY_SOMEBODY = new RegExp(
  [
    "\\b(?:someone|somebody|a person) who (?:means|wants|plans|intends|hopes) to stay[.!]?$",
    "\\b(?:somebody|someone) (?:(?:has )?to|who can) (?:(?:take|sit (?:down )?(?:at|in)) " +
      "(?:over|(?:his|her|their) (?:place|chair|desk|post|job))|" +
      "replace|step into|follow (?:him|her|them))\\b",
    "^(?:\\S+ )?members since \\d{4}[.!]?$",
    "\\b(?:need|want|like) (?:someone|somebody) to (?:\\w+ )+(?:beside|alongside|with) (?:her|him|them)\\b",
    "\\b(?:need|want|looking for) (?:an? |one )?" +
      "(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|another)[.!]?$",
    "\\b(?:need|want|looking for|looks for)\\b (?:someone|somebody|you|help|people)(?: \\w+)?[.!]?$",
    "^(?!.*\\b(?:experience|licen[cs]e|certificate|skills?|you)\\b)(?:\\S+ ){1,4}wanted" +
      "(?:[.!]?$| [–—-] | (?:at|by|for|in)\\b)",
    "\\b(?:need|want) (?:someone|somebody) (?:at|behind|in|on) (?:the|our) \\w+[.!]?$",
    "^(?:his|her|their) \\w+[.!]?$",
    "\\b(?:need|want|like|looking for) (?:someone|somebody) as \\w+[.!]?$",
    "\\b(?:need|want|looking for) (?:someone|somebody) for (?:his|her|our|the|their|this) " +
      "\\w+(?:[.!]?$|, so )",
    "\\b(?:need|want|looking for) (?:two|three|four|five|\\d+|more|extra) (?:more |extra |new )?" +
      "(?:people|colleagues|pairs of hands) (?:for|in|on|at) (?:the|our) [^,;]{3,40}$",
    "^we(?:['’]re| are)? (?:currently |now |also )?(?:looking for|seeking|recruiting|hiring|after) " +
      "(?:an?|another|one|two|three|four|\\d+) (?:(?!\\w+(?:ed|able|ful|ous|ive|ing|al)\\b)[a-z-]+ ){1,3}" +
      "to join (?:us|our|the)\\b(?!.*\\b(?:who|with|must|you)\\b)",
    `\\b(?:need|want|looking for) (?:another|an extra|a new|one more) ${HANDS}` +
      "(?: (?:in|on|at|for) (?:the|our) [^,;]{3,30})?[.!]?$",
    "(?:^|\\b(?:need|want|looking for) )one more \\w+ (?:for|in|on|at) (?:our|the) [^,;]{3,60}$",
    "^you(?:['’]re| are) not (?:the|an?|one|counted|expected|required|asked)\\b[^,;]*$",
    "^in return,? we (?:offer|give|pay)\\b",
    "\\b(?:read on|keep reading|look no further)[.!]?$",
    "^(?:(?:oh|and|so),? )*no (?:jerks|time[- ]?wasters|divas|egos|drama queens|chancers)\\b[^.]{0,20}[.!]?$",
    "^our (?:people|staff|team) (?:tend to|stay)\\b",
    `^one more ${HANDS}[.!]?$`,
    "\\bone more (?:person|colleague|pair of hands) (?:for|to join|in|on) (?:our|the) [^,;]{3,50}$",
  ].join("|"),
  "i",
);
/** "We buy whole pigs, so you'll have to …": told of the firm for what it asks. */
const HENCE =
  /\band you(?:['’]ll| will)? (?:must|need to|have to|should) (?:be (?:able|all right|happy|okay|ok|fine|prepared)|do|like)\b|\band (?:whoever (?:comes|joins|takes)|you(?:['’]d| would|['’]ll| will) (?:take|work|do|cover|share))\b|\bso (?:some(?:body|one) (?:who|that)\b|we (?:also )?(?:expect|ask|need|want)\b|you(?:['’](?:ll|d)| will| would)? (?:also )?(?:must|need|have to|should)\b|(?:an? |your |the )?[^;]{3,70}\b(?:is|are) (?:essential|a must|needed|required|vital|necessary)\b)/i;
const OF_ALL_OF_US =
  /^we(?:['’]re| are)? (?:all )?(?:on[- ]call|see each other|meet|in the office|work (?:from|in|out of) the (?:\p{L}+ )?(?:office|studio|lab|school))\b[^.]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:two|three|four|five) days|(?:one|two|three) (?:week|weekend|night)s? in)\b|\bwe \p{L}+(?: \p{L}+)? (?:at|from|by) [^.,;]{1,20}\b(?:in the morning|a\.?m\b)|^please have your (?!cv|say)/iu;
const OF_THE_WEEK =
  /^it['’]s\b[^.]*\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day to|(?:one|two|three|four) (?:week|weekend|night|saturday|sunday)s? (?:in|out of))\b|^it['’]s (?:\S+ ){0,2}shifts?\b/i;
const OF_A_THING = /^(?:we|our|i|it|this|that|there)\b/i;
const OF_THE_FIRM =
  /^(?:(?:and|but|so|until now|today) )?(?:(?:one|two|three|four|five|six|some|most|both|all|half) of (?:our|us|the team)\b(?!.*\byou\b)|(?:we|i)(?:['’](?:ve|re|ll|d|m))? (?!(?:are |also |do |really |will (?=want|ask|need|expect)|however,? )*(?:ask(?:ing)? (?:for|that)|look(?:ing)?|like|want|need|expect|hope|rather have (?:some(?:one|body)|a person|people)|would(?! (?:not|never)\b)|(?:must|need to|have to) see|seek|prefer|use|run on|sell|love|require|insist|care about|care that|after (?:an?|some\w*|at least|people|one|two|three|\d)|can['’]t be doing|(?:start|begin|finish|open|close|knock off) (?:at|on|early|before|after|by))\b)|it['’]s|(?:they|he|she)\b(?!['’]ll (?:want|need|expect)| (?:will|must|should) (?:also )?(?:have to|need|be able|know)\b)(?! (?:also |really )?(?:needs?|wants?|seeks?|looks? for|(?:is|are) looking for) (?:an?|someone|somebody|you|people)\b)|that has\b|who (?:are )?we\b)/i;
const BUT_YOU = /, but you (?:must|need|have to|sit|work|are expected)\b/i;
const OF_A_NAME =
  /^\p{Lu}[\p{L}-]+['’]s (?:team|department|crew|people)\b|^(?!(?:From|In|On|At|During|Until|Between|Every|Each)\b)(?:\p{Lu}[\p{L}'’]+ ){2,}|^\p{Lu}[\p{L}'’-]+, (?:the|our|my|an?) [^,]{3,40}, \p{Ll}+s\b/u;
export const isVerbless = (text: string) => !VERB.test(text) && !DID.test(text);
const DID = /^\p{Lu}\p{Ll}+ \p{Ll}+ed\b/u;
const VERB =
  /^(?:it|they|she|he|nobody|no one|nothing|everybody|everyone)\s|\b(?:(?:is|are|was|were|has|have|do|does|did|wo|ca)n['’]t|is|are|was|were|has|have|had|will|would|can|do|does|did|been|be|comes?|includes?|starts?|lives?|says?|reads?|works?|sits?|stands?|sells?|moves|makes|runs|keeps|gives|takes|needs|leaves|rings|matters?|depends?|goes|hangs?|belongs?|means|knows|feels?|wants)\b|\b(?:there|it|that|here|what|who|i)['’](?:s|ll|d|m)\b|\byou['’](?:ll|d|re|ve)\b|\bour \p{L}+ \p{L}+s (?:from|to|in|on|by|with|for|at)\b/iu;

const DEMANDED = new RegExp(
  "\\b(?:not (?:really )?optional|isn['’]t (?:really )?optional|(?<!not a )must|(?<!not )essential|" +
    "mandatory|no wiggle room|no exceptions|deal ?breaker)\\b",
  "i",
);
const WOULD_HELP =
  /so much the better|, so [^,;]+ (?:is|are) an? (?:\w+ )?(?:help|plus|bonus|advantage)\W*$|\b(?:is|are) nice,? (?:but )?not (?:needed|necessary|essential)|, nice if you|as would|would (?:help|be (?:an? )?(?:\w+ )?(?:plus|bonus|help|lovely|handy|welcome|useful))/i;

/** "The work is heavy, and you must be fit": only the reason of what follows it. */
export const leadsUpTo = (text: string, next: string | undefined): boolean =>
  next !== undefined &&
  HAS_TO.test(next) &&
  TELLS.test(text) &&
  ![ASKED, ASKED_FIRST, WISHED, TOOL_IN_USE, BURDEN].some((cue) => cue.test(text)) &&
  !isVerbless(text) &&
  !/\byour?\b/i.test(text);
const TELLS = /^(?:the|this|our|what|every|most)\b/i;

/** "Opera, Fidelio or the like is useful" is said of all of it; "HGV, ADR is useful" is not. */
const isAdvantage = (text: string) => {
  const before = ADVANTAGE.exec(text)?.[1];
  return (
    before !== undefined && !ELSE.test(before) && (!before.includes(",") || /\b(?:or|and)\b/i.test(before))
  );
};
const ADVANTAGE = new RegExp(
  "^(.{2,150}) (?:is|are|would be|will be)(?: (?:also|very|highly|always|really|particularly))? " +
    "(?:desirable|useful|valued|helpful|handy|beneficial|an? (?:\\w+ )?(?:advantage|plus|bonus|benefit))" +
    "(?: (?:with|for|in|on|at) [^,;.]{2,30})?" +
    "(?:,? (?:(?:but|though|and) )?not (?:essential|required|necessary|needed|compulsory))?[.!]?$",
  "i",
);
const ELSE = /;|\b(?:is|are|be|must|need(?:ed|s)?|required|you|we|but|not)\b/i;

const HAD_ALREADY =
  /^(?:applicants|candidates) (?:must|need|should)\b|\b(?:must|essential|mandatory)\b|\b(?:is|are) (?:needed|required|vital|necessary)\b|\byou(?:['’]ll| will)? need (?:to (?:be|have)|an?)\b/i;

/** "NVQ Level 2 (Level 3 preferred)": the wish is for what stands beside what is asked. */
const withoutWishesBeside = (text: string) =>
  text
    .replace(/\(([^)]*)\)/g, (all, inner: string) => (ONLY_A_WISH.test(inner) ? all : " "))
    .replace(WISHED_BESIDE, "");
const WISHED_BESIDE =
  /\s[–—-]\s(?!(?:this|that|it|which|these|those|they|not|but)\b)[^–—;]{3,60}\b(?:would|will) be (?:also )?(?:an? )?(?:\p{L}+ )?(?:plus|bonus|advantage|asset)\W*$/iu;
const ONLY_A_WISH =
  /^(?:(?:is|are|would|be|highly|strongly|but|not|or|an?|the|preferred|preferably|desirable|ideally|nice to have|advantage(?:ous)?|bonus|plus|beneficial|helpful|useful|welcome|essential|required|necessary)[ ,/-]*)+$/i;

const TO_BE =
  /^(?:have|hold|possess|be) (?!involved|part|responsible|the |expected|based|working|reporting)/i;

const SOMEBODY_TO =
  /\b(?:need|want|looking for|seek|after) (?:someone|somebody|people|a person) to (?!(?:be|have|hold|lead|manage|supervise|take on)\b)\p{L}+(?!.*\b(?:who|with)\b)/iu;

export function strengthOf(written: string, section: Section | null): Requirement["strength"] {
  const text = withoutWishesBeside(written);
  const wished =
    WISHED.test(text.split(/,\s(?!so (?:much|an? |your )|which)|\s[–—-]\s|;/)[0] ?? "") ||
    WOULD_HELP.test(text) ||
    isAdvantage(text);
  const demanded = DEMANDED.test(text);
  if (section === "nice") return demanded ? "must" : "nice";
  if (wished && !demanded) return "nice";
  if (SOMEBODY_TO.test(text) && !demanded) return "duty";
  if (section === "duties")
    return ASKED_FIRST.test(text) || HAD_ALREADY.test(text) || TO_BE.test(text) ? "must" : "duty";
  if (
    section === null &&
    !ASKED.test(text) &&
    !ASKED_FIRST.test(text) &&
    (DUTY.test(text) || IMPERATIVE.test(text))
  )
    return "duty";
  return "must";
}
