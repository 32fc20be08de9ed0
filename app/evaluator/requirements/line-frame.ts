import { FILLER } from "../data/filler-words";
import { wordsOf } from "../text/words";
import type { RequirementKind } from "./requirement";

export function withoutReason(line: string): string {
  const reason = REASON.exec(line)?.[0] ?? "";
  const rest = line.slice(reason.length);
  if (NAMES_A_PAPER.test(rest)) return rest;
  return SAYS_ALL.test(rest) && !POINTS_BACK.test(rest) ? rest : line;
}
const REASON =
  /^(?!.*\byou\b.*, so\b)(?:[^,;.]|\.(?=\d)){5,120}, so |^(?:because|as|since) (?:[^,;.]|\.(?=\d)){5,120}, /i;
const SAYS_ALL = /^(?=.*\b(?:must|needs?|essential|ha(?:s|ve) to|should|vital|expect)\b)(?:\S+\s+){7,}/i;
const NAMES_A_PAPER =
  /^(?:you|we|i|an?)\b.*\b(?:licen[cs]e|certificate|card|ticket|degree|diploma|qualification)\b/i;
const POINTS_BACK = /\b(?:it|they|them|both|one|ones|that|this|these|those|there)\b/i;

const FRAME =
  /^(?:(?:if )?(?:(?:you(?:['’]ll| will|['’]d| would|['’]ve|['’]re)?|we|i|candidates?|applicants?|somebody|someone|who)\b(?:['’]d| would)?\s*(?:also |really )?(?:(?:must|should|need to|have to|can|are|be|have|hold|like|want|need|ask for|(?:to )?be able to)\b\s*)*|(?:must|should|be able to|able to|willing(?:ness)? to|ability to|be|have|having|hold|has|holds|holding|pass(?= an? )|know(?= your )|ideally|essential|required|minimum(?: of)?|at least|min\.?)\s+))+/iu;
const SAME = /^(?:the )?same goes for (?:an? |the )?/i;
export const YEARS =
  /\b(?:for )?(?:at least |minimum(?: of)? |min\.? ?)?(?:\d+(?:[.,]\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|eighteen)\s?\+?\s?(?:(?:-|–|to) ?\d+ )?(?:or more )?(?:full )?(?:years?|yrs?|months?|jahren?)\b(?: or (?:more|so)| min(?:imum|\.)?| plus)?(?:['’]s?)?(?:\s+(?:of|as|in|with|using)\b(?!-))?(?:\s+an?\b)?/gi;
const PRAISE =
  /^(?:(?:an?|the|some|any|strong|solid|good|excellent|deep|proven|basic|clear|hands-on|practical|working|sound|thorough|previous|prior|relevant|extensive|demonstrable|full|advanced|experienced?|knowledge|understanding|grasp|command|skills?|confiden(?:t|ce)|comfortable|familiar(?:ity)?|proficien(?:t|cy)|expertise|background|competen(?:t|ce)|use|willing to|time spent|ease|first acquaintance|enough|at home|and(?= relevant\b)|in|with)\b[\s']*(?:of|in|with|at|on|as|to|using)?\s+)+/i;
const TAIL =
  /[,;]?\s*(?:\b(?:would|is|are|so much|as a|as part of|that is|saves us)\b[^,.;]*\b(?:must|nice|plus|bonus|advantage|asset|better|lovely|handy|help(?:ful)?|useful|welcome|desirable|essential|required|needed|necessary|important|vital|expected|preferred|grand|great|a lot|fine for you|regular work|hiring one)\b.*|\b(?:desirable|preferred|essential|required|a plus|ideally)\b\W*)$/i;

const OF_YOURS =
  /\s(?:(?:that|which) )?you(?:['’]re| are| can| could|['’]d like to) (?:proud of|happy (?:with|to (?:show|share))|show|share|point to|talk (?:us )?through)[^,;]*$/i;

export function withoutFrame(line: string): string {
  const plain = line
    .replace(/\b(?:or|and) (?:more|longer|above|better|over|equal|so)\b(?! \w+ing)/gi, "")
    .replace(/(?:;|\s[–—-]\s)[^;–—]+\b(?:an? (?:advantage|plus|bonus|asset)|desirable|preferred)\W*$/i, "")
    .replace(/\s+(?:behind you|under your belt|to your name)\W*$/i, "")
    .replace(OF_YOURS, "")
    .replace(TAIL, "");
  const bare = plain
    .replace(/^.*\b(?:which|that) means\s+(?:an?\s+)?/i, "")
    .replace(SAME, "")
    .replace(FRAME, "")
    .replace(YEARS, " ")
    .trim()
    .replace(PRAISE, "")
    .trim();
  return wordsOf(bare).some(({ form }) => !FILLER.has(form)) ? bare : line;
}

/** "…, because no bus comes here", "HubSpot – building workflows": a name's purpose is no part of it. */
export function withoutExplanation(text: string, kind: RequirementKind): string {
  const named = kind === "tool" || kind === "licence" || kind === "education" || kind === "years";
  const cut =
    text.split(
      /,?\s+(?:because|since|so that|of which|as we|as you|but we|ours is|we cannot|you know why|not only)\b|\s+(?:within|in) the (?:last|past)\b(?! (?:\w+ )?years? of)|,\s+(?:or were one\b|please say\b)|,\s+(?:there is |there['’]s )?no \p{L}+ (?=\p{L}+s\b|before\b|after\b)|,\s+you(?:['’]ll| will) (?:be |have to )?(?!need|want|know)\w+|,\s+(?:ideally|preferably|hospital alone|as (?:the|our|it|this|there|no))\b|\s[–—]\s|(?<!\b(?:min|max|approx))[.!]\s/iu,
    )[0] ?? text;
  const [first = cut, ...rest] = cut.split(/:\s/);
  const isLabel = LABEL.test(first) || CODES.test(rest[0] ?? "");
  return named ? (isLabel && rest.length > 0 ? rest.join(": ") : first) : cut;
}
const CODES = /^\p{Lu}{2,}\b.*\bor\b.*\b\p{Lu}{2,}/u;
const LABEL =
  /^(?:certifications?|certificates?|qualifications?|licen[cs]es?|education|degrees?|tools?|software|systems?|training|languages?|experience|accreditations?|tickets?)$/i;
