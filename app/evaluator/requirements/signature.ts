import { ASKED } from "../data/posting-cues";
import { sectionOf } from "./heading-section";
import type { PostingLine } from "./posting-lines";

/** A posting without who sent it: "Kind regards", name and rank, address, telephone, footers of mails. */
export function withoutSignature(lines: readonly PostingLine[]): PostingLine[] {
  const end = signatureEnd(lines);
  const [from, to] = end ?? unsignedNames(lines) ?? [lines.length, lines.length];
  return lines.filter((line, at) => (at < from || at >= to) && (line.bullet || !isContact(line.text)));
}

function signatureEnd(lines: readonly PostingLine[]): [number, number] | null {
  const from = lines.findIndex(({ text, bullet }) => !bullet && SIGNED.test(text));
  if (from < 0) return null;
  let to = from + 1;
  let isParted = false;
  for (const line of lines.slice(to, to + MOST_NAMES)) {
    isParted ||= line.blankBefore && to > from + 1;
    if (!isShort(line) || (isParted && !isNameOrPlace(line.text))) break;
    to += 1;
  }
  return lines[from]?.text === "--" && to < lines.length ? null : [from, to];
}
const SIGNED = new RegExp(
  "^(?:with |yours |our |my |best |kind |warm |many )*" +
    "(?:regards|wishes|thanks|sincerely|faithfully|truly|warmly)[,.!]?$|" +
    "^(?:yours|cheers|all the best|thank you),?$|^--$",
  "i",
);
const MOST_NAMES = 10;
const LONGEST_NAME = 90;

const isShort = ({ text, bullet }: PostingLine) =>
  !bullet &&
  text.length < LONGEST_NAME &&
  !text.endsWith(":") &&
  sectionOf(text) === null &&
  !ASKED.test(text);

function unsignedNames(lines: readonly PostingLine[]): [number, number] | null {
  const from = lines.findLastIndex(({ blankBefore, bullet }) => blankBefore || bullet);
  const last = lines.slice(from);
  const isOne = last.length <= MOST_NAMES && last.every(isShort) && NAME.test(last[0]?.text ?? "");
  return isOne && last.some(({ text }) => isContact(text)) ? [from, lines.length] : null;
}
const NAME = /^\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;

const isNameOrPlace = (text: string) =>
  isContact(text) || !/(?<![\p{L}'’])(?!(?:of|the|and|for)\b)\p{Ll}/u.test(text);

const isContact = (text: string) =>
  FOOTER.test(text) || (/\d{3}|@|www|http/i.test(text) && text.split(/\s*[|•·]\s*/).every(reaches));
const reaches = (cell: string) => NUMBER.test(cell) || ADDRESS.test(cell);
const MEANS =
  "^(?:(?:t|tel|telephone|phone|m|mob|mobile|cell|f|fax|office|direct(?: line)?|" +
  "e|e-?mail|w|web|website|whatsapp)\\b[.:]?\\s*)?";
const NUMBER = new RegExp(`${MEANS}\\+?[\\d(][\\d\\s()./-]{7,20}\\d(?: ?(?:ext|x)\\.? ?\\d+)?$`, "i");
const ADDRESS = new RegExp(`${MEANS}(?:(?:https?://|www\\.)\\S+|[^\\s@]+@[^\\s@]+\\.\\w+)$`, "i");
const FOOTER = new RegExp(
  "^(?:sent (?:from my|via) |get outlook for |please consider the environment |" +
    "(?:follow|find|like) us on )|^(?:reg|company|vat|charity)\\b.{0,20} no\\.?:? ?\\d{5}",
  "i",
);
