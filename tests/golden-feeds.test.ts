import { expect, test } from "vitest";
import { payInWords } from "~/features/jobs/pay";
import { feedsOf } from "~/features/postings/feeds/build-feeds";
import { clean, type FeedJob, plainOf } from "~/features/postings/feeds/feed-job";
import type { FeedName } from "~/features/postings/feeds/feed-names";
import { aFeed, aFeedJob } from "~/features/postings/feeds/fixtures";
import { type Markup, markupOf } from "~/features/postings/markup";
import type { Posting } from "~/features/postings/open-posting";
import { markdownUnderHeading } from "~/lib/markdown";
import { endOf } from "~/lib/zoned-day";
import { factsOf } from "~/routes/careers/facts";
import { countryName } from "~/vocabulary/countries";
import {
  atomProblems,
  type Element,
  jsonFeedProblems,
  partsOf,
  readXml,
  rssProblems,
  textOf,
} from "./support/feed-rules";
import { aPosting, GOLDEN_POSTINGS } from "./support/golden-postings";
import { NAUGHTY_STRINGS } from "./support/naughty-strings";

const LETTERS = "abcdefghjkmnpqrstvwxyz23456789";
const ORIGIN = "https://rolecall.example";

/** As they are in the database: each with a code of its own, and the moment at which it closes. */
const POSTINGS: Posting[] = Object.values(GOLDEN_POSTINGS).map((change, at) => {
  const job = aPosting({ ...change, code: `7f3kq9m${LETTERS[at]}` });
  const updatedDate = new Date("2026-11-23T10:00:00Z");
  return { ...job, updatedDate, closesAt: job.closesOn === "" ? null : endOf(job.closesOn, job.timeZone) };
});
const feedOf = (name: FeedName): string => {
  const company = { companyName: "Northwind", companySlug: "northwind" };
  const jobs = POSTINGS.map((job, seq): FeedJob => ({ ...job, seq, posterEmail: "priya@northwind.example" }));
  return feedsOf(aFeed(jobs, company))[name] ?? "";
};

/** What the public page of a job says, in its markup and in its words. */
function pageOf(job: Posting) {
  const markup = markupOf({ ...job, postingHtml: markdownUnderHeading(job.finalJobPosting) }, null);
  if (markup === null) throw new Error("no markup");
  const part = (of: unknown, name: string) => (of as Markup | undefined)?.[name];
  const address = part(markup.jobLocation, "address");
  const pay = part(markup.baseSalary, "value");
  const money = (name: string) => part(pay, name) ?? part(pay, "value") ?? null;
  return {
    title: String(markup.title),
    code: String(part(markup.identifier, "value")),
    html: String(markup.description),
    publishedAt: Date.parse(String(markup.datePosted)),
    lastSecond: markup.validThrough === undefined ? null : Date.parse(String(markup.validThrough)),
    type: String(markup.employmentType),
    isRemote: markup.jobLocationType === "TELECOMMUTE",
    country: String(part(address, "addressCountry") ?? ""),
    city: String(part(address, "addressLocality") ?? ""),
    region: String(part(address, "addressRegion") ?? ""),
    postalCode: String(part(address, "postalCode") ?? ""),
    street: String(part(address, "streetAddress") ?? ""),
    least: money("minValue") as number | null,
    most: money("maxValue") as number | null,
    currency: part(markup.baseSalary, "currency") ?? job.payCurrency,
    unit: String(part(pay, "unitText") ?? "YEAR"),
    place: factsOf(job).find(({ name }) => name === "Place")?.value ?? "",
    pay: payInWords(job),
    path: `/careers/northwind/${slugOf(job)}${job.code}`,
    language: String(markup.inLanguage),
  };
}

const slugOf = ({ title }: Posting): string => {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-+$/g, "");
  return slug === "" ? "" : `${slug}-`;
};

const PAGES = POSTINGS.map(pageOf);
/** In the whole second, as RFC 822 has it. */
const inSeconds = (at: number) => Math.floor(at / 1000) * 1000;
const at = (text: string) => (text === "" ? null : Date.parse(text));
const amount = (text: string) => (text === "" ? null : Number(text));

type Page = (typeof PAGES)[number];
const expectEach = <Said>(said: Said[], shown: (page: Page) => unknown) => {
  expect(said).toHaveLength(24);
  for (const [index, one] of said.entries())
    expect(one, PAGES[index]?.title).toEqual(shown(PAGES[index] as Page));
};
const jobsIn = (name: FeedName): Element[] => partsOf(readXml(feedOf(name)), "job");
const INDEED = ["fulltime", "parttime", "contract", "internship", "temporary"];
const LINKEDIN = ["FULL_TIME", "PART_TIME", "CONTRACT", "INTERNSHIP", "TEMPORARY"];
const ASHBY = ["FullTime", "PartTime", "Contract", "Intern", "Temporary"];
const MARKUP = ["FULL_TIME", "PART_TIME", "CONTRACTOR", "INTERN", "TEMPORARY"];
const typeIn = (names: string[], { type }: Page) => names[MARKUP.indexOf(type)];

test("Indeed's feed says of each of 24 postings what its page says", () => {
  const said = jobsIn("indeed.xml").map((job) => {
    const read = (name: string) => textOf(job, name);
    return {
      ...{ title: read("title"), html: read("description"), url: read("url"), pay: read("salary") },
      ...{ code: read("referencenumber"), date: at(read("date")), type: read("jobtype") },
      ...{ region: read("state"), postalCode: read("postalcode"), street: read("streetaddress") },
      ...{ city: read("city"), country: read("country"), closes: at(read("expirationdate")) },
      remote: read("remotetype") === "Fully remote",
    };
  });
  expectEach(said, (page) => ({
    ...{ title: page.title, html: page.html, url: `${ORIGIN}${page.path}?src=indeed`, pay: page.pay ?? "" },
    ...{ code: page.code, date: inSeconds(page.publishedAt), type: typeIn(INDEED, page) },
    ...{ region: page.region, postalCode: page.postalCode, street: page.street },
    ...{ city: page.city, country: page.country, remote: page.isRemote },
    closes: page.lastSecond === null ? null : page.lastSecond + 1000,
  }));
});

test("LinkedIn's feed says of each of 24 postings what its page says", () => {
  const said = jobsIn("linkedin.xml").map((job) => {
    const read = (name: string) => textOf(job, name);
    const [salary] = partsOf(job, "salaries").flatMap((salaries) => partsOf(salaries, "salary"));
    const money = (name: string) => (salary === undefined ? "" : textOf(salary, name));
    return {
      ...{ title: read("title"), html: read("description"), code: read("partnerJobId") },
      ...{ type: read("jobtype"), region: read("state"), postalCode: read("postalCode") },
      ...{ city: read("city"), country: read("country"), location: read("location") },
      ...{ least: amount(money("lowEnd")), most: amount(money("highEnd")) },
      ...{
        currency: money("currencyCode"),
        unit: money("period"),
        remote: read("workplaceTypes") === "Remote",
      },
    };
  });
  expectEach(said, (page) => {
    const paid = page.pay !== null;
    const country = page.country === "" ? "" : countryName(page.country);
    return {
      ...{ title: page.title, html: page.html, code: page.code, type: typeIn(LINKEDIN, page) },
      ...{ region: page.region, postalCode: page.postalCode, city: page.city, country: page.country },
      location: [page.place, page.region, country].filter(Boolean).join(", "),
      ...{ least: page.least, most: page.most, remote: page.isRemote },
      ...{ currency: paid ? page.currency : "", unit: paid ? page.unit : "" },
    };
  });
});

test("the feed for other boards says of each of 24 postings what its page says", () => {
  const said = jobsIn("jobs.xml").map((job) => {
    const read = (name: string) => textOf(job, name);
    return {
      ...{ title: read("title"), html: read("description_requirements"), url: read("url") },
      ...{ code: read("reference"), date: at(read("posted_at")), closes: at(read("closes_at")) },
      ...{ city: read("city"), country: read("country"), region: read("state") },
      ...{ postalCode: read("postal_code"), remote: read("remote") === "true" },
      ...{ least: amount(read("salary_min")), most: amount(read("salary_max")) },
      ...{ currency: read("currency"), unit: read("period").toUpperCase() },
    };
  });
  expectEach(said, (page) => ({
    ...{ title: page.title, html: page.html, url: `${ORIGIN}${page.path}?src=jobs-xml`, code: page.code },
    date: inSeconds(page.publishedAt) + 123,
    closes: page.lastSecond === null ? null : page.lastSecond + 1000,
    ...{ city: page.city, country: page.country, region: page.region, postalCode: page.postalCode },
    ...{ least: page.least, most: page.most, currency: page.currency, unit: page.unit },
    remote: page.isRemote,
  }));
});

test("jobs.json says of each of 24 postings what its page says", () => {
  const { jobs } = JSON.parse(feedOf("jobs.json"));
  expectEach(jobs, (page) => {
    const salary = { compensationType: "Salary", interval: `1 ${page.unit}`, currencyCode: page.currency };
    const paid = { ...salary, minValue: page.least, maxValue: page.most };
    return expect.objectContaining({
      ...{ id: page.code, title: page.title, descriptionHtml: page.html, isRemote: page.isRemote },
      ...{ descriptionPlain: plainOf(page.html), employmentType: typeIn(ASHBY, page), location: page.place },
      publishedAt: new Date(page.publishedAt + 123).toISOString(),
      jobUrl: `${ORIGIN}${page.path}?src=jobs-json`,
      address: {
        postalAddress: {
          ...{ addressCountry: page.country, addressRegion: page.region, addressLocality: page.city },
          ...{ postalCode: page.postalCode, streetAddress: page.street },
        },
      },
      compensation: {
        compensationTierSummary: page.pay,
        summaryComponents: page.pay === null ? [] : [paid],
      },
    });
  });
});

test("the readers' feeds say of each of 24 postings what its page says", () => {
  const [channel] = partsOf(readXml(feedOf("feed.rss")), "channel");
  if (channel === undefined) throw new Error("no channel");
  const rss = partsOf(channel, "item").map((item) => {
    const read = (name: string) => textOf(item, name);
    return [read("title"), read("description"), read("link"), read("guid"), at(read("pubDate"))];
  });
  expectEach(rss, ({ title, html, path, code, publishedAt }) => [
    ...[title.trim(), html, `${ORIGIN}${path}?src=rss`, code, inSeconds(publishedAt)],
  ]);
  const atom = partsOf(readXml(feedOf("feed.atom")), "entry").map((entry) => [
    ...[textOf(entry, "title"), textOf(entry, "content"), partsOf(entry, "link")[0]?.attributes.href],
    at(textOf(entry, "published")),
  ]);
  expectEach(atom, ({ title, html, path, publishedAt }) => [
    ...[title.trim(), html, `${ORIGIN}${path}?src=atom`, publishedAt + 123],
  ]);
  const { items } = JSON.parse(feedOf("feed.json")) as { items: Record<string, string>[] };
  const json = items.map((item) => [item.title, item.content_html, item.url, item.id, item.language]);
  expectEach(json, ({ title, html, path, code, language }) => [
    ...[title, html, `${ORIGIN}${path}?src=json-feed`, code, language],
  ]);
});

test("the readers' feeds keep the rules of their forms, whatever somebody types", () => {
  for (const problems of [
    rssProblems(feedOf("feed.rss")),
    atomProblems(feedOf("feed.atom")),
    jsonFeedProblems(feedOf("feed.json")),
  ])
    expect(problems).toEqual([]);
  const typed = NAUGHTY_STRINGS.filter((text) => clean(text).trim() !== "");
  for (let from = 0; from < typed.length; from += 50) {
    const jobs = typed
      .slice(from, from + 50)
      .map((text, index) =>
        aFeedJob({ code: `x${index}`, title: text, department: text, finalJobPosting: text }),
      );
    const feeds = feedsOf(aFeed(jobs, { companyName: jobs[0]?.title ?? "" }));
    expect(rssProblems(feeds["feed.rss"] ?? "")).toEqual([]);
    expect(atomProblems(feeds["feed.atom"] ?? "")).toEqual([]);
    expect(jsonFeedProblems(feeds["feed.json"] ?? "")).toEqual([]);
  }
});

test.each<[string, () => string[], string]>([
  [
    "RSS with a day in another form",
    () => rssProblems(feedOf("feed.rss").replace(/<pubDate>[^<]+/, "<pubDate>2026-11-22")),
    "pubDate is no day of RFC 822",
  ],
  [
    "RSS with one guid twice",
    () => rssProblems(feedOf("feed.rss").replaceAll("7f3kq9mb", "7f3kq9ma")),
    "items are not told apart by guid",
  ],
  [
    "Atom without an author",
    () => atomProblems(feedOf("feed.atom").replace(/<author>[\s\S]*?<\/author>/, "")),
    "nobody is its author",
  ],
  [
    "Atom whose HTML would be read as text",
    () => atomProblems(feedOf("feed.atom").replace('type="html"', 'type="text"')),
    "HTML is not said to be HTML",
  ],
  [
    "JSON Feed whose ids are numbers",
    () => jsonFeedProblems(feedOf("feed.json").replace('"id":"7f3kq9ma"', '"id":7')),
    "an id is no text",
  ],
])("%s breaks a rule", (_, problems, problem) => expect(problems()).toEqual([problem]));
