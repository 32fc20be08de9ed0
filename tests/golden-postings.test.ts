import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { expect, test } from "vitest";
import { type Markup, markupOf } from "~/features/postings/markup";
import type { Posting } from "~/features/postings/open-posting";
import { markdownUnderHeading } from "~/lib/markdown";
import { aPosting, GOLDEN_POSTINGS, REMOTE } from "./support/golden-postings";

const valid = new Ajv({ strict: false }).compile(
  JSON.parse(readFileSync("tests/support/job-posting.schema.json", "utf8")),
);
const markup = (change: Partial<Posting>): Markup | null => {
  const job = aPosting(change);
  return markupOf(
    { ...job, postingHtml: markdownUnderHeading(job.finalJobPosting) },
    "https://x.example/logo",
  );
};

test("there are 24 postings", () => expect(Object.keys(GOLDEN_POSTINGS)).toHaveLength(24));

test.each(Object.entries(GOLDEN_POSTINGS))("%s is as search engines ask for it", async (name, change) => {
  const made = markup(change);
  const html = `<script>${escaped(JSON.stringify(made))}</script>`;
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const read = JSON.parse(html.replace(/^<script>|<\/script>$/g, ""));
  expect(valid(read), JSON.stringify(valid.errors)).toBe(true);
  expect(read.description).not.toBe(read.title);
  await expect(`${JSON.stringify(read, null, 2)}\n`).toMatchFileSnapshot(
    `golden-postings/${name.replace(/[^a-z0-9]+/gi, "-")}.json`,
  );
});

/** As Remix writes it into the page. */
const escaped = (json: string) =>
  json.replace(/[&><\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

test("what the rules cannot express is not marked up", () => {
  expect(markup({ ...REMOTE, remoteFrom: "anywhere" })).toBeNull();
  expect(markup({ country: "" })).toBeNull();
});

test.each<[string, (made: Markup) => unknown]>([
  ["a place of one string", (made) => ({ ...made, jobLocation: "Leeds" })],
  ["hybrid work said to be remote", (made) => ({ ...made, jobLocationType: "TELECOMMUTE" })],
  ["a day without an offset", (made) => ({ ...made, datePosted: "2026-11-22" })],
  ["pay without a unit", (made) => ({ ...made, baseSalary: { "@type": "MonetaryAmount", currency: "GBP" } })],
])("%s does not pass the rules", (_, spoil) => {
  const made = markup({});
  if (made === null) throw new Error("no markup");
  expect(valid(made)).toBe(true);
  expect(valid(spoil(made))).toBe(false);
});
