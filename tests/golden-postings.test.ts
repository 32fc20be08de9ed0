import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { expect, test } from "vitest";
import { PLACE_AND_PAY } from "~/features/jobs/fixtures";
import { type Markup, markupOf } from "~/features/postings/markup";
import type { Posting } from "~/features/postings/open-posting";
import { markdownUnderHeading } from "~/lib/markdown";
import { JOB_TYPES, LOCATION_TYPES } from "~/vocabulary/jobs";

const base: Posting = {
  ...PLACE_AND_PAY,
  id: "01J00000000000000000000000",
  companyId: "01J00000000000000000000001",
  code: "7f3kq9mz",
  companyName: "Northwind",
  companySlug: "northwind",
  website: "https://northwind.example",
  privacyEmail: "",
  logo: { hash: "ab", type: "image/png", width: 240, height: 112 },
  colour: "",
  sharePicture: null,
  path: "/careers/northwind/warehouse-shift-lead-7f3kq9mz",
  asked: [],
  openJobs: 1,
  title: "Warehouse shift lead",
  jobType: "full-time",
  locationType: "office",
  location: "Coventry",
  locality: "Coventry",
  salaryMin: 34_500,
  salaryMax: 37_000,
  payCurrency: "GBP",
  department: "Warehouse",
  description: "",
  finalJobPosting: "# Warehouse shift lead\n\nYou run a shift of *fifteen* people.",
  status: "active",
  evaluates: true,
  publishedAt: new Date("2026-11-22T09:30:00.123Z"),
  closedAt: null,
  closesAt: null,
  updatedDate: new Date("2026-11-22T09:30:00.123Z"),
};
const remote = { locationType: "remote", location: "", locality: "", country: "" } as const;

const POSTINGS: Record<string, Partial<Posting>> = {
  ...Object.fromEntries(
    JOB_TYPES.flatMap((jobType) =>
      LOCATION_TYPES.map((locationType) => [
        `${jobType} ${locationType}`,
        { jobType, ...(locationType === "remote" ? { ...remote, remoteFrom: "GB" } : { locationType }) },
      ]),
    ),
  ),
  "pay with one end": { salaryMax: null },
  "pay by the hour": { salaryMin: 12.9, salaryMax: 12.9, payUnit: "HOUR" },
  "pay in złoty a month": { salaryMin: 9_800, salaryMax: 12_400, payCurrency: "PLN", payUnit: "MONTH" },
  "pay in euros, none given": { salaryMin: null, salaryMax: null, payCurrency: "EUR" },
  "remote from three countries": { ...remote, remoteFrom: "GB,IE,FR" },
  "a title of 1,000 characters": { title: "Shift lead ".repeat(91).slice(0, 1000) },
  "a script's end in the text": { finalJobPosting: "# Lead\n\n</script><script>alert(1)</script> <!--" },
  "a title from right to left": { title: "ראש משמרת", language: "he" },
  "closes in summer, whole address": {
    closesOn: "2027-07-06",
    timeZone: "Europe/London",
    region: "West Midlands",
    postalCode: "CV3 4FL",
    street: "4 Siskin Road",
    openings: 3,
    logo: { hash: "ab", type: "image/png", width: 240, height: 111 },
  },
};

const valid = new Ajv({ strict: false }).compile(
  JSON.parse(readFileSync("tests/support/job-posting.schema.json", "utf8")),
);
const markup = (change: Partial<Posting>): Markup | null => {
  const job = { ...base, ...change };
  return markupOf(
    { ...job, postingHtml: markdownUnderHeading(job.finalJobPosting) },
    "https://x.example/logo",
  );
};

test("there are 24 postings", () => expect(Object.keys(POSTINGS)).toHaveLength(24));

test.each(Object.entries(POSTINGS))("%s is as search engines ask for it", async (name, change) => {
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
  expect(markup({ ...remote, remoteFrom: "anywhere" })).toBeNull();
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
