import { seconds } from "~/lib/time";
import type { Breaches } from "./breaches";

const PREFIX = 5;

type Options = { url: string; patience?: number; onSilence: (error: unknown) => void };

/**
 * Five letters of the password's SHA-1 leave this machine, and come back with some hundred endings: which of
 * them is meant, nobody there learns (haveibeenpwned.com/API/v3, "Searching by range").
 */
export const rangeQuery = ({ url, patience = seconds(1), onSilence }: Options): Breaches => ({
  async hold(password) {
    const hash = await sha1(password);
    try {
      const response = await fetch(url + hash.slice(0, PREFIX), {
        signal: AbortSignal.timeout(patience),
        headers: { "Add-Padding": "true" },
      });
      if (!response.ok) throw new Error(`the list of breached passwords answered ${response.status}`);
      return isListed(await response.text(), hash.slice(PREFIX));
    } catch (error) {
      onSilence(error);
      return false;
    }
  },
});

/** Lines of `ENDING:COUNT`; a count of nought only pads the answer. */
const isListed = (lines: string, ending: string): boolean =>
  new RegExp(`^${ending}:0*[1-9]`, "im").test(lines);

async function sha1(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .toUpperCase();
}
