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

/** Null without a word. `scope` are the index's own tokens, never a person's words. */
export function matchExpression(text: string, scope: string[]): string | null {
  // What the index's tokenizer takes for a word; all else, its operators included, never reaches it.
  const words = text.match(/[\p{L}\p{N}\p{M}\p{Co}]+/gu)?.slice(0, MOST_WORDS) ?? [];
  if (words.length === 0) return null;
  const wanted = words.map((word) => `"${word}"*`).join(" AND ");
  const within = scope.map((token) => `scope : "${token}"`);
  return [...within, `{title department} : (${wanted})`].join(" AND ");
}

export const companyToken = (companyId: string): string => `c${companyId}`;
export const statusToken = (status: string): string => `s${status}`;

/** As the trigger writes it: `hex(lower(department))`, where SQLite lowers A to Z only. */
export function departmentToken(department: string): string {
  const lowered = department.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const bytes = new TextEncoder().encode(lowered);
  return `d${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0").toUpperCase()).join("")}`;
}
