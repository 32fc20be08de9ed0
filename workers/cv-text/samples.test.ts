import { expect, test } from "vitest";
import { judgeFile } from "~/features/documents/rules";
import { sniffDocument } from "~/features/documents/sniff";
import type { CvTextOutcome } from "~/services/cv-text/cv-text";
import { SAMPLE_CVS, type SampleCv } from "../../tests/support/sample-cvs";
import { readDocument } from "./read";

type Reading = CvTextOutcome | { kind: "refused" };

const ALLOWED: Record<SampleCv["expect"], Reading["kind"][]> = {
  text: ["text"],
  no_text: ["no-text"],
  reject: ["refused", "locked", "unreadable"],
  text_or_reject: ["text", "refused", "locked", "unreadable"],
  text_or_no_text: ["text", "no-text"],
  any_but_crash: ["text", "no-text", "refused", "locked", "unreadable"],
};

test.for(SAMPLE_CVS)("the CV $name is read as it should be: $expect", async (sample) => {
  const reading = await receive(sample);
  expect(ALLOWED[sample.expect]).toContain(reading.kind);
  if (reading.kind !== "text") return;

  const text = folded(reading.text);
  for (const words of sample.mustContain) expect(text).toContain(folded(words));
  for (const words of sample.mustNotContain) expect(text).not.toContain(folded(words));
  expect(reading.text.length).toBeGreaterThanOrEqual(sample.minChars);
});

/** What becomes of an uploaded file: refused at the door, or read. */
async function receive({ name, bytes }: SampleCv): Promise<Reading> {
  const content = bytes();
  const verdict = judgeFile({ name, size: content.length, content: await sniffDocument(content) });
  return verdict.kind === "accepted" ? readDocument(content, verdict.type) : { kind: "refused" };
}

function folded(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}
