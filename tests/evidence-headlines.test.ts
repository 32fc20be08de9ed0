import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPosting } from "~/evaluator/requirements/read-posting";
import { professionsIn } from "./bench/evidence-set";

const FOLDERS = ["dev", "own", "apart", "aside", "plain", "trades", "unseen", "others"];
const postings = FOLDERS.flatMap((folder) => professionsIn(`tests/evidence/${folder}`))
  .filter(({ language }) => language === "en")
  .map(({ posting }) => posting);
const inOddShapes = readdirSync("tests/evidence/postings").map((name): { title: string; text: string } =>
  JSON.parse(readFileSync(`tests/evidence/postings/${name}`, "utf8")),
);

test.each([
  (title: string) => `**${title}, 30 hours a week, £12.65 an hour**`,
  (title: string) => `# ${title} – Leeds – £28,000 to £31,000`,
  (title: string) => `${title}\nLeeds\n£12.65 per hour`,
  (title: string) => `${title.toUpperCase()} – £14.20 PER HOUR`,
  () => "**£28,000, Leeds, full time**",
  () => "**Location: Leeds**\n\n**Salary: £24,000**\n\n**Hours: 37.5**",
  () => "**Closing date: 9 May**",
  () => "**Benefits: 28 days' holiday, staff discount**",
  () => "**Hours:** 37.5 a week",
  () => "JOB REF 2231/AB | BAND 3 | PERMANENT",
  () => "Salary: £30,000 | Location: Leeds",
])("what a posting asks for is the same under any headline of pay, place and hours: %s", (headline) => {
  expect(postings.length).toBeGreaterThan(60);
  const lines = (text: string, title: string) => readPosting({ title, text }).map(({ line }) => line);
  for (const { title, text } of [...postings, ...inOddShapes])
    expect(lines(`${headline(title)}\n\n${text}`, title)).toEqual(lines(text, title));
});
