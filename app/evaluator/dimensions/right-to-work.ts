import { OF_THE_UNION } from "../data/condition-classes";
import type { Alternative, Requirement } from "../requirements/requirement";
import type { Hit } from "./term-hits";

export const isRightToWork = ({ terms }: Alternative): boolean => terms[0]?.words === "right to work";

export const asksForNoMore = ({ line, alternatives }: Requirement): boolean =>
  !/(?<!\blive )\band\b|;/i.test(line) &&
  alternatives.every((each) => each.terms.length === 1 && isRightToWork(each));

export const isOfTheRightToWork = ({ alternative, defined }: Hit): boolean =>
  defined && isRightToWork(alternative);

/** Whether a permission is one of the country that is asked for: a visa may be to pass through it. */
export function isOfTheState(line: string, text: string): boolean {
  const denied = /\b(?:no|not|without|n['’]t)\b[^,;]{0,24}\b(?:visa|sponsor\w*|work permit)\b/i.test(text);
  if (/\bvisas?\b/i.test(text) && !denied && !/\b(?:work(?:ing|er)?|resident) visa\b/i.test(text))
    return false;
  const asked = STATES.find((state) => state.named.test(line));
  const elsewhere = asked ? undefined : /\bin (?:the )?(\p{Lu}\p{L}{3,})/u.exec(line)?.[1];
  if (elsewhere !== undefined)
    return text.includes(elsewhere.slice(0, Math.max(4, elsewhere.length - 2))) || OF_THIS_ONE.test(text);
  if (!asked || asked.named.test(text) || asked.permit.test(text)) return true;
  return !OF_A_STATE.test(text) && !STATES.some(({ named, permit }) => named.test(text) || permit.test(text));
}
const OF_THIS_ONE = /^\W*(?:I am an? )?[Pp]ermanent resident(?! (?:of|in)\b)(?:(?!\p{Lu}).)*$/u;
const OF_A_STATE =
  /\b(?:[Cc]itizen\w*|[Nn]ational|[Nn]ationality|[Pp]assport|[Rr]esident|[Rr]esidence|[Gg]reen card|[Bb]lue card)\b|\b(?:work|live|reside|settled) in (?:the )?\p{Lu}|\bin \p{Lu}\p{Ll}+\W*$/u;
export const isOfNoState = (line: string, text: string): boolean =>
  STATES.some(({ named }) => named.test(line)) &&
  /\b(?:visa|sponsorship)\b/i.test(text) &&
  !/\b(?:right to|rights|eligible|authori[sz]ed|allowed|permitted)\b/i.test(text) &&
  !STATES.some(({ named, permit }) => named.test(text) || permit.test(text));
export const isOfAnotherState = (line: string, text: string): boolean =>
  STATES.some(({ named }) => named.test(text)) &&
  !STATES.some(({ named }) => named.test(line) && named.test(text));
const OF_A_UNION_STATE = `(?:${OF_THE_UNION}) (?:citizen\\w*|national\\w*|passport)`;
const STATES = [
  {
    named: /\b(?:UK|United Kingdom|Britain)\b/i,
    permit: /\b(?:settled status|indefinite leave|british|irish)\b/i,
  },
  {
    // "Let us know" names no state.
    named: /\b(?:US|USA|U\.S\.|[Uu]nited [Ss]tates)(?!\w)/,
    permit: /\bgreen card\b|\b(?:US|U\.S\.|american) (?:citizen|passport)/i,
  },
  {
    named: /\b(?:Ireland|Irish)\b/i,
    permit: new RegExp(`\\b(?:stamp 4|british|irish|EU (?:citizen|passport)|${OF_A_UNION_STATE})\\b`, "i"),
  },
  {
    named: /\b(?:Australian?|Aussie)\b/i,
    permit:
      /\bpermanent residen\w+(?! (?:of|in)\b)|\b(?:NZ|new zealand) (?:citizen|passport)|\bnew zealander\b/i,
  },
  {
    named: /\b(?:New Zealand(?:er)?|NZ)\b/i,
    permit:
      /\b(?:permanent residen\w+|resident visa)(?! (?:of|in)\b)|\b(?:aussie|australian) (?:citizen|passport)/i,
  },
  { named: /\bCanad(?:a|ian)\b/i, permit: /\bpermanent residen\w+(?! (?:of|in)\b)/i },
  {
    named: /\b(?:EU|European Union|Netherlands|Germany|France|Austria|Spain)\b/i,
    permit: new RegExp(`\\b(?:EU|blue card|${OF_A_UNION_STATE})\\b`, "i"),
  },
];
