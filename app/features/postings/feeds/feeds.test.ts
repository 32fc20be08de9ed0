import { XMLParser } from "fast-xml-parser";
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { NAUGHTY_STRINGS } from "../../../../tests/support/naughty-strings";
import { feedsOf } from "./build-feeds";
import { clean, type FeedJob, htmlOf } from "./feed-job";
import { FEED_NAMES, type FeedName } from "./feed-names";
import { aFeed, aFeedJob } from "./fixtures";

const THREE = [
  aFeedJob(),
  aFeedJob({
    code: "bcde3456",
    title: "مدير المبيعات",
    locationType: "remote",
    remoteFrom: "IE,FR",
    closesAt: null,
  }),
  aFeedJob({
    code: "cdef4567",
    title: "日本",
    salaryMin: null,
    salaryMax: null,
    department: "",
    closesAt: null,
  }),
];

test.each(FEED_NAMES)("%s says of three jobs what it said before", async (name) => {
  await expect(feedsOf(aFeed(THREE))[name]).toMatchFileSnapshot(`./golden/${name}.snap`);
});

/** Throws where the document is not well formed. */
function wellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
}

type Parsed = { [name: string]: Parsed & Parsed[] & string };
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  processEntities: true,
  isArray: (name) => ["job", "item", "entry"].includes(name),
});
const parsed = (xml: string): Parsed => {
  wellFormed(xml);
  return parser.parse(xml);
};
const feedOf = (jobs: FeedJob[], name: FeedName): string => feedsOf(aFeed(jobs))[name] ?? "";

test("whatever somebody types, every feed can be read again and says the same", () => {
  const odd = ["a ]]> b", "\u0000\u0008bell", "\ud800 half", "\u202eRTL", "</script><b>", "&amp;"];
  const jobs = [...NAUGHTY_STRINGS, ...odd].map((text, index) =>
    aFeedJob({ code: `x${index}`, title: text, department: text, locality: text, finalJobPosting: text }),
  );
  const shown = jobs.map(({ title }) => clean(title).replace(/\r\n?/g, "\n"));
  const boards = { "indeed.xml": "source", "linkedin.xml": "source", "jobs.xml": "jobs" } as const;
  for (const [name, root] of Object.entries(boards)) {
    const found = parsed(feedOf(jobs, name as FeedName))[root]?.job ?? [];
    expect(
      found.map((job) => job.title),
      name,
    ).toEqual(shown);
  }
  const newest = (titles: string[]) => titles.slice(0, 50).map((title) => title.trim());
  const rss = parsed(feedOf(jobs, "feed.rss")).rss?.channel?.item ?? [];
  expect(rss).toHaveLength(50);
  expect(rss.map((item) => item.link)).toEqual(
    jobs.slice(0, 50).map((job) => expect.stringMatching(new RegExp(`${job.code}\\?src=rss$`))),
  );
  expect(parsed(feedOf(jobs, "feed.atom")).feed?.entry).toHaveLength(50);
  const json = JSON.parse(feedOf(jobs, "feed.json")) as { items: { title?: string }[] };
  expect(newest(json.items.map(({ title = "" }) => title))).toEqual(
    newest(jobs.map((job) => clean(job.title))),
  );
  const all = JSON.parse(feedOf(jobs, "jobs.json")) as { jobs: { title: string }[] };
  expect(all.jobs.map(({ title }) => title)).toEqual(jobs.map((job) => clean(job.title)));
});

test("the boards' feeds say of each job what its page says, field by field", () => {
  const [job = aFeedJob()] = THREE;
  const url = "https://rolecall.example/careers/baker-sons/pastry-chef-abcd2345";
  expect(parsed(feedOf(THREE, "indeed.xml")).source?.job?.[0]).toEqual({
    title: "Pastry chef",
    date: "Fri, 02 Jan 2026 08:00:00 GMT",
    referencenumber: "abcd2345",
    requisitionid: "abcd2345",
    url: `${url}?src=indeed`,
    company: "Baker & Sons",
    city: "Leeds",
    state: "West Yorkshire",
    country: "GB",
    postalcode: "LS1 4AP",
    streetaddress: "1 Park Row",
    email: "privacy@baker.example",
    description: htmlOf(job),
    salary: "£14.50 – £16 an hour",
    jobtype: "fulltime",
    education: "",
    experience: "",
    category: "Kitchen",
    expirationdate: "Mon, 02 Mar 2026 00:00:00 GMT",
    remotetype: "",
  });
  const linkedin = parsed(feedOf(THREE, "linkedin.xml")).source;
  expect(linkedin?.expectedJobCount).toBe("3");
  expect(linkedin?.job?.[0]).toMatchObject({
    partnerJobId: "abcd2345",
    companyId: "1337",
    location: "Leeds, West Yorkshire, United Kingdom",
    applyUrl: "https://rolecall.example/apply/01KC00000000000000000000J1?src=linkedin",
    posterEmail: "ann@baker.example",
    salaries: { salary: { lowEnd: "14.5", highEnd: "16", currencyCode: "GBP", period: "HOUR" } },
  });
  expect(feedsOf(aFeed(THREE, { linkedinId: "" }))["linkedin.xml"]).toBeNull();
  expect(parsed(feedOf(THREE, "jobs.xml")).jobs?.job?.[0]).toMatchObject({
    reference: "abcd2345",
    url: `${url}?src=jobs-xml`,
    period: "hour",
    closes_at: "2026-03-02T00:00:00.000Z",
  });
});

test("a reader's programme finds what each form of feed must have", () => {
  const channel = parsed(feedOf(THREE, "feed.rss")).rss?.channel;
  for (const name of ["title", "link", "description"]) expect(channel?.[name], name).toBeTruthy();
  for (const item of channel?.item ?? []) {
    expect(item.title).toBeTruthy();
    expect(item.pubDate).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect(URL.canParse(String(item.link))).toBe(true);
  }
  const ids = (of: (string | undefined)[]) => expect(new Set(of).size).toBe(THREE.length);
  ids((channel?.item ?? []).map((item) => item.guid?.["#text"]));
  const atom = parsed(feedOf(THREE, "feed.atom")).feed;
  for (const part of [atom, ...(atom?.entry ?? [])]) {
    for (const name of ["id", "title"]) expect(part?.[name], name).toBeTruthy();
    expect(part?.updated).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  }
  expect(atom?.author?.name).toBe("Baker & Sons");
  ids((atom?.entry ?? []).map((entry) => entry.id));
  const json = JSON.parse(feedOf(THREE, "feed.json"));
  expect(json).toMatchObject({ version: "https://jsonfeed.org/version/1.1", title: "Jobs at Baker & Sons" });
  for (const item of json.items) {
    expect(typeof item.id).toBe("string");
    expect(item.content_html).toContain("<p>");
  }
});

test("an aggregator that reads Ashby's postings reads these", () => {
  const { jobs } = JSON.parse(feedOf(THREE, "jobs.json"));
  expect(jobs[1]).toMatchObject({ workplaceType: "Remote", isRemote: true, employmentType: "FullTime" });
  expect(jobs[0].descriptionPlain).toBe(
    "Pastry chef\nYou bake pies & tarts.\n\n- Early shifts\n- Free bread",
  );
  expect(jobs[0].compensation.summaryComponents[0]).toMatchObject({ currencyCode: "GBP", minValue: 14.5 });
  const brief = JSON.parse(feedOf(THREE, "jobs.brief.json")).jobs;
  for (const [index, job] of brief.entries()) {
    const { descriptionHtml, descriptionPlain, ...rest } = jobs[index];
    expect(job).toEqual(rest);
  }
});
