import { expect, test } from "vitest";
import { withoutPersonalDetails } from "~/evaluator/claims/personal-details";
import { judgeFile } from "~/features/documents/rules";
import { sniffDocument } from "~/features/documents/sniff";
import { readDocument } from "../workers/cv-text/read";
import { SAMPLE_CVS, type SampleCv } from "./support/sample-cvs";

const cvs = SAMPLE_CVS.filter(({ whose }) => whose !== "no CV");

const EMAIL = /[^\s@|]+@[^\s@|]+\.\p{L}+/u;
const DETAILS: Record<string, RegExp> = {
  "e-mail address": EMAIL,
  "telephone number": /(?:\+\d|\(\+?\d{2,4}\)|\b\d{3}[ -]\d{3})[\d ()-]{5,16}\d/u,
  "link to a profile": /\b(?:linkedin|github)\.com\/|www\./iu,
  "street with its number": /\b\d{1,5} \p{Lu}\p{L}+ (?:street|road|avenue|lane|drive|boulevard)\b/iu,
  "date of birth": /\b(?:born|birth)\b[^\n]{0,12}\d/iu,
  "place of residence": /\bresidence:\s*\p{L}/iu,
};

test.for(cvs)(
  "what a model is shown of $name has nobody's name, contacts, address or birth date",
  async (cv) => {
    const text = await textOf(cv);
    const shown = withoutPersonalDetails(text);
    expect(shown).toHaveLength(text.length);
    for (const pattern of Object.values(DETAILS)) expect(shown).not.toMatch(pattern);
    for (const name of namesIn(cv, text)) expect(shown).not.toContain(name);
  },
);

test("the sample CVs have every detail to leave out, and most of each text is kept", async () => {
  const texts = await Promise.all(cvs.map(async (cv) => ({ cv, text: await textOf(cv) })));
  for (const [detail, pattern] of Object.entries(DETAILS))
    expect(texts.filter(({ text }) => pattern.test(text)).length, detail).toBeGreaterThanOrEqual(3);
  expect(texts.flatMap(({ cv, text }) => namesIn(cv, text)).length).toBeGreaterThanOrEqual(12);
  expect(texts.filter(({ text }) => EMAIL.test(text)).length).toBeGreaterThanOrEqual(8);
  const letters = (text: string) => text.replace(/\s/g, "").length;
  for (const { text } of texts.filter((each) => letters(each.text) > 500))
    expect(letters(withoutPersonalDetails(text)) / letters(text)).toBeGreaterThan(0.8);
});

/** Whose a CV is: what it must contain and has in its first two lines. */
function namesIn({ whose, mustContain }: SampleCv, text: string): string[] {
  if (whose === "anonymous") return [];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const top = lines.slice(0, 2).map((line) => line.trim());
  return mustContain.filter((words) => top.includes(words) && !words.includes("@"));
}

/** Empty for a file that is refused, locked or a scan. */
async function textOf({ name, bytes }: SampleCv): Promise<string> {
  const content = bytes();
  const verdict = judgeFile({ name, size: content.length, content: await sniffDocument(content) });
  if (verdict.kind !== "accepted") return "";
  const reading = await readDocument(content, verdict.type);
  return reading.kind === "text" ? reading.text : "";
}
