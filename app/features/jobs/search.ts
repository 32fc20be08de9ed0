import { keyedScope, keyedWords } from "~/lib/keyed-words";
import { oneLine } from "~/lib/plain-text";
import { readSeq } from "~/lib/read-seq";

/** Anything in the address that cannot be is as good as absent. */
export type JobQuery = {
  text: string;
  status: string;
  department: string;
  before: number | null;
  after: number | null;
};

export function readJobQuery(search: URLSearchParams): JobQuery {
  const line = (name: string) => [...oneLine(search.get(name) ?? "")].slice(0, 100).join("");
  return {
    text: line("q"),
    status: line("status"),
    department: line("department"),
    before: readSeq(search.get("before")),
    after: readSeq(search.get("after")),
  };
}

/** Past this many words a search only gets slower. */
const MOST_WORDS = 10;

/** Of all companies' open jobs. Null where nothing was typed, false where no word was. */
export function openJobsMatch(text: string): string | null | false {
  if (text === "") return null;
  // What the index's tokenizer takes for a word; all else, its operators included, never reaches it.
  const words = text.match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu)?.slice(0, MOST_WORDS) ?? [];
  if (words.length === 0) return false;
  return `{title department} : (${words.map((word) => `"${word}"*`).join(" AND ")})`;
}

/** Of one company's own jobs. Null without a word. */
export function ownJobsMatch(companyId: string, { text, status, department }: JobQuery): string | null {
  const words = keyedWords(companyId, text);
  if (words === null) return null;
  return [
    `words : (${words})`,
    ...(status === "" ? [] : [keyedScope(companyId, "s", status)]),
    ...(department === "" ? [] : [keyedScope(companyId, "", departmentToken(department))]),
  ].join(" AND ");
}

/** As the trigger writes it: `hex(lower(department))`, where SQLite lowers A to Z only. */
export function departmentToken(department: string): string {
  const lowered = department.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const bytes = new TextEncoder().encode(lowered);
  return `d${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join("")}`;
}
