import {
  APPLYING,
  ASKED,
  ASKED_FIRST,
  BURDEN,
  DUTY,
  IMPERATIVE,
  LEGAL,
  MAY_WORK,
  NOT_A_DUTY,
  NOT_NEEDED,
  OFFER,
  TOOL_IN_USE,
  WISHED,
} from "../data/posting-cues";
import type { Section } from "../data/posting-headings";
import { wordsOf } from "../text/words";
import type { PlacedLine } from "./posting-sections";
import type { Requirement } from "./requirement";

const LEFT_OUT = new Set<Section | null>(["about", "offer", "apply", "legal", "facts"]);

/** Whether a point of a list asks for something: it does unless section or words say otherwise. */
export function pointAsks(text: string, section: Section | null): boolean {
  if (LEFT_OUT.has(section) || wordsOf(text).length === 0) return false;
  if (/equal opportunit|regardless of|without regard|\bno agencies\b|\ban hour\b|\bper annum\b/i.test(text))
    return false;
  if (NOT_NEEDED.test(text) && !/,|;|–/.test(text)) return false;
  if (/^(?:any )?other (?:\w+ )?duties\b/i.test(text)) return false;
  return (
    section !== null || !(APPLYING.test(text) || LEGAL.test(text) || (OFFER.test(text) && !ASKED.test(text)))
  );
}

/** Whether a clause of prose asks for something or gives a duty. `listed`: lists say what the work is. */
export function clauseAsks(
  text: string,
  section: Section | null,
  listed: boolean,
  line: PlacedLine,
): boolean {
  if (MAY_WORK.test(text)) return !/\bprove\b/i.test(text);
  if (LEFT_OUT.has(section) || LEGAL.test(text) || APPLYING.test(text)) return false;
  if (wordsOf(text).length < 2) return section === "must" || section === "nice";
  if (NOT_A_DUTY.test(text) || (NOT_NEEDED.test(text) && !WISHED.test(text))) return false;
  const asked = isAsked(text);
  if (OFFER.test(text) && (!asked || PAID.test(text))) return false;
  if ((asked && (!OF_THE_FIRM.test(text) || WISHED.test(text))) || TOOL_IN_USE.test(text)) return true;
  if (OF_THE_FIRM.test(text)) return false;
  return section === "must" || section === "nice" || section === "notes"
    ? !OF_A_THING.test(text) || BURDEN.test(text)
    : !listed && isOfTheWork(text, line);
}

const isAsked = (text: string) =>
  (ASKED.test(text) || ASKED_FIRST.test(text) || WISHED.test(text)) && !ONLY_SOMEBODY.test(text);

function isOfTheWork(text: string, line: PlacedLine): boolean {
  if (DUTY.test(text) || IMPERATIVE.test(text)) return true;
  if (OF_A_NAME.test(text)) return false;
  return BURDEN.test(text) || (isVerbless(text) && line.text.length > text.length * 2 && !line.inHead);
}

const PAID = /[£$€]\s?\d[^.]*\b(?:an hour|a year|per \w+|plus)\b/i;
/** "so we need someone good" says nothing of them. */
const ONLY_SOMEBODY =
  /\b(?:need|want|looking for|looks for)\b (?:someone|somebody|you|help|people)(?: \w+)?[.!]?$/i;
const OF_A_THING = /^(?:we|our|i|it|this|that|there)\b/i;
const OF_THE_FIRM =
  /^(?:(?:and|but|so|until now|today) )?(?:(?:we|i)(?:['’](?:ve|re|ll|d|m))? (?!(?:also )?(?:ask (?:for|that)|look|like|want|need|expect|hope|would|seek|prefer|use|run on|sell|love|require)\b)|it['’]s|they\b|that has\b|he\b|she\b|who (?:are )?we\b)/i;
/** "Larkfield Care runs …", "Mags and Bev are …". */
const OF_A_NAME = /^(?:\p{Lu}[\p{L}'’]+ ){2,}/u;
export const isVerbless = (text: string) => !VERB.test(text);
const VERB =
  /\b(?:is|are|was|were|has|have|had|will|would|can|do|does|did|been|be|moves|makes|runs|keeps|gives|takes|needs|leaves)\b/i;

export function strengthOf(text: string, section: Section | null): Requirement["strength"] {
  const wished =
    WISHED.test(text.split(/,\s(?!so much|which)|\s[–—]\s|;/)[0] ?? "") ||
    /so much the better|as would|would (?:help|be (?:a |an? )?(?:\w+ )?(?:plus|bonus|lovely|handy))/i.test(
      text,
    );
  const demanded =
    /\b(?:not (?:really )?optional|isn['’]t (?:really )?optional|must|essential|mandatory)\b/i.test(text);
  if (section === "nice") return demanded ? "must" : "nice";
  if (wished && !demanded) return "nice";
  if (section === "duties") return ASKED_FIRST.test(text) || /\bmust\b/i.test(text) ? "must" : "duty";
  if (
    section === null &&
    !ASKED.test(text) &&
    !ASKED_FIRST.test(text) &&
    (DUTY.test(text) || IMPERATIVE.test(text))
  )
    return "duty";
  return "must";
}
