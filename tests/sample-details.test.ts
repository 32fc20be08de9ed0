import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { withoutPersonalDetails } from "~/evaluator/text/personal-details";
import { judgeFile } from "~/features/documents/rules";
import { sniffDocument } from "~/features/documents/sniff";
import { readDocument } from "../workers/cv-text/read";

type Sample = { file: string; licence: string; source: { repo: string }; must_contain: string[] };

const FOLDER = fileURLToPath(new URL("../../shared/samples/cv/", import.meta.url));
const manifest = `${FOLDER}manifest.json`;
const samples: Sample[] = existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).files : [];
/** Test files for word processors, which are nobody's CV. */
const NO_CVS = ["py-pdf/sample-files", "apache/poi"];
const cvs = samples.filter(({ source }) => !NO_CVS.includes(source.repo));

const EMAIL = /[^\s@|]+@[^\s@|]+\.\p{L}+/u;
const DETAILS: Record<string, RegExp> = {
  "e-mail address": EMAIL,
  "telephone number": /(?:\+\d|\(\+?\d{2,4}\)|\b\d{3}[ -]\d{3})[\d ()-]{5,16}\d/u,
  "link to a profile": /\b(?:linkedin|github)\.com\/|www\./iu,
  "street with its number": /\b\d{1,5} \p{Lu}\p{L}+ (?:street|road|avenue|lane|drive|boulevard)\b/iu,
  "date of birth": /\b(?:born|birth)\b[^\n]{0,12}\d/iu,
  "place of residence": /\bresidence:\s*\p{L}/iu,
};

describe.skipIf(cvs.length === 0)(
  "what a model is shown of the sample CVs, when their folder is there",
  () => {
    test.for(cvs)("$file leaves nobody's name, contacts, address or birth date", async (sample) => {
      const text = await textOf(sample);
      const shown = withoutPersonalDetails(text);
      expect(shown).toHaveLength(text.length);
      for (const pattern of Object.values(DETAILS)) expect(shown).not.toMatch(pattern);
      for (const name of namesIn(sample, text)) expect(shown).not.toContain(name);
    });

    test("the samples have names and addresses to leave out, and most of each text is kept", async () => {
      const texts = await Promise.all(cvs.map(async (sample) => ({ sample, text: await textOf(sample) })));
      expect(texts.flatMap(({ sample, text }) => namesIn(sample, text)).length).toBeGreaterThanOrEqual(12);
      expect(texts.filter(({ text }) => EMAIL.test(text)).length).toBeGreaterThanOrEqual(8);
      const letters = (text: string) => text.replace(/\s/g, "").length;
      for (const { text } of texts.filter((each) => letters(each.text) > 500))
        expect(letters(withoutPersonalDetails(text)) / letters(text)).toBeGreaterThan(0.8);
    });
  },
);

/** What the manifest says must be read from the first two lines of a CV that was not anonymised: whose it is. */
function namesIn({ licence, must_contain }: Sample, text: string): string[] {
  if (licence.includes("anonymised")) return [];
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const top = lines.slice(0, 2).map((line) => line.trim());
  return must_contain.filter((words) => top.includes(words) && !words.includes("@"));
}

/** Empty for a file that is refused, locked or a scan. */
async function textOf({ file }: Sample): Promise<string> {
  const name = basename(file);
  const bytes = new Uint8Array(readFileSync(FOLDER + name));
  const verdict = judgeFile({ name, size: bytes.length, content: await sniffDocument(bytes) });
  if (verdict.kind !== "accepted") return "";
  const reading = await readDocument(bytes, verdict.type);
  return reading.kind === "text" ? reading.text : "";
}
