import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { judgeFile } from "~/features/documents/rules";
import { sniffDocument } from "~/features/documents/sniff";
import type { CvTextOutcome } from "~/services/cv-text/cv-text";
import { readDocument } from "./read";

type Sample = {
  file: string;
  expect: "text" | "no_text" | "reject" | "text_or_reject" | "text_or_no_text" | "any_but_crash";
  must_contain: string[];
  must_not_contain: string[];
  min_chars: number | null;
};
type Reading = CvTextOutcome | { kind: "refused" };

const FOLDER = fileURLToPath(new URL("../../../shared/samples/cv/", import.meta.url));
const manifest = `${FOLDER}manifest.json`;
const samples: Sample[] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).files : [];

const ALLOWED: Record<Sample["expect"], Reading["kind"][]> = {
  text: ["text"],
  no_text: ["no-text"],
  reject: ["refused", "locked", "unreadable"],
  text_or_reject: ["text", "refused", "locked", "unreadable"],
  text_or_no_text: ["text", "no-text"],
  any_but_crash: ["text", "no-text", "refused", "locked", "unreadable"],
};

describe.skipIf(samples.length === 0)(
  "the sample CVs in ../shared/samples/cv, when that folder is there",
  () => {
    test.for(samples)("$file is read as its manifest says: $expect", async (sample) => {
      const reading = await receive(basename(sample.file));
      expect(ALLOWED[sample.expect]).toContain(reading.kind);
      if (reading.kind !== "text") return;

      const text = folded(reading.text);
      for (const words of sample.must_contain) expect(text).toContain(folded(words));
      for (const words of sample.must_not_contain) expect(text).not.toContain(folded(words));
      expect(reading.text.length).toBeGreaterThanOrEqual(sample.min_chars ?? 1);
    });
  },
);

/** What becomes of an uploaded file: refused at the door, or read. */
async function receive(name: string): Promise<Reading> {
  const bytes = new Uint8Array(readFileSync(FOLDER + name));
  const verdict = judgeFile({ name, size: bytes.length, content: await sniffDocument(bytes) });
  return verdict.kind === "accepted" ? readDocument(bytes, verdict.type) : { kind: "refused" };
}

function folded(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ")
    .toLowerCase();
}
