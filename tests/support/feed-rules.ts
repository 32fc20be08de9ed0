import { SaxesParser } from "saxes";

export type Element = { name: string; attributes: Record<string, string>; text: string; parts: Element[] };

/** By another library than the one that writes. Throws where the document is not well formed. */
export function readXml(xml: string): Element {
  const top: Element = { name: "", attributes: {}, text: "", parts: [] };
  const open = [top];
  const parser = new SaxesParser({ xmlns: false });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element = { name, attributes, text: "", parts: [] };
    open.at(-1)?.parts.push(element);
    open.push(element);
  });
  parser.on("closetag", () => open.pop());
  for (const event of ["text", "cdata"] as const)
    parser.on(event, (text) => {
      const element = open.at(-1);
      if (element !== undefined) element.text += text;
    });
  parser.write(xml).close();
  const [root = top] = top.parts;
  return root;
}

export const partsOf = (of: Element, name: string) => of.parts.filter((part) => part.name === name);
export const textOf = (of: Element, name: string) => partsOf(of, name)[0]?.text ?? "";

/** A rule of a feed: what is said where it does not hold. */
type Rule = [holds: boolean, problem: string];
const broken = (rules: Rule[]) => rules.flatMap(([holds, problem]) => (holds ? [] : [problem]));

const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;
const BCP_47 = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

const isDay = (text: string, form: RegExp) => form.test(text) && !Number.isNaN(Date.parse(text));
const isAddress = (text: unknown) => URL.canParse(String(text)) && /^https?:/.test(String(text));
const areApart = (ids: unknown[]) => ids.every(Boolean) && new Set(ids).size === ids.length;

/** rssboard.org/rss-specification, and what validator.w3.org/feed asks beside it. */
export function rssProblems(xml: string): string[] {
  const rss = readXml(xml);
  const [channel = rss, ...others] = partsOf(rss, "channel");
  const items = partsOf(channel, "item");
  const self = partsOf(channel, "atom:link").filter(({ attributes }) => attributes.rel === "self");
  return broken([
    [rss.name === "rss" && rss.attributes.version === "2.0", "the root is no rss of version 2.0"],
    [others.length === 0, "there is more than one channel"],
    [["title", "description"].every((name) => textOf(channel, name) !== ""), "the channel has no name"],
    [isAddress(textOf(channel, "link")), "the channel leads nowhere"],
    [BCP_47.test(textOf(channel, "language")), "the language is none"],
    [isDay(textOf(channel, "lastBuildDate"), RFC_822), "lastBuildDate is no day of RFC 822"],
    [self.length === 1 && isAddress(self[0]?.attributes.href), "it does not say where it stands"],
    [areApart(items.map((item) => textOf(item, "guid"))), "items are not told apart by guid"],
    [
      items.every((item) => partsOf(item, "guid")[0]?.attributes.isPermaLink === "false"),
      "a guid that is no address says that it is",
    ],
    [items.every((item) => textOf(item, "title") !== ""), "an item has no title"],
    [items.every((item) => isAddress(textOf(item, "link"))), "an item leads nowhere"],
    [items.every((item) => isDay(textOf(item, "pubDate"), RFC_822)), "pubDate is no day of RFC 822"],
    [items.every((item) => item.parts.every(once)), "an element stands twice in an item"],
  ]);
}

const once = (part: Element, at: number, all: Element[]) =>
  part.name === "category" || all.findIndex(({ name }) => name === part.name) === at;

/** RFC 4287. */
export function atomProblems(xml: string): string[] {
  const feed = readXml(xml);
  const entries = partsOf(feed, "entry");
  const all = [feed, ...entries];
  const linked = (of: Element, rel: string) =>
    partsOf(of, "link").filter(({ attributes }) => attributes.rel === rel && isAddress(attributes.href));
  return broken([
    [feed.name === "feed" && feed.attributes.xmlns === "http://www.w3.org/2005/Atom", "it is no Atom feed"],
    [
      all.every((of) => ["id", "title", "updated"].every((name) => partsOf(of, name).length === 1)),
      "id, title and updated do not stand once each",
    ],
    [all.every((of) => URL.canParse(textOf(of, "id"))), "an id is no IRI"],
    [areApart(all.map((of) => textOf(of, "id"))), "entries are not told apart by id"],
    [all.every((of) => isDay(textOf(of, "updated"), RFC_3339)), "updated is no moment of RFC 3339"],
    [entries.every((of) => isDay(textOf(of, "published"), RFC_3339)), "published is none either"],
    [partsOf(feed, "author").every((author) => textOf(author, "name") !== ""), "the author has no name"],
    [partsOf(feed, "author").length > 0, "nobody is its author"],
    [linked(feed, "self").length === 1, "it does not say where it stands"],
    [entries.every((of) => linked(of, "alternate").length === 1), "an entry has not one page"],
    [entries.every((of) => partsOf(of, "content").length === 1), "an entry has not one content"],
    [
      entries.every((of) => partsOf(of, "content")[0]?.attributes.type === "html"),
      "HTML is not said to be HTML",
    ],
    [entries.every((of) => partsOf(of, "category").every(hasTerm)), "a category has no term"],
  ]);
}

const hasTerm = ({ attributes }: Element) => Boolean(attributes.term);

type JsonItem = Record<"id" | "url" | "title" | "content_html" | "language", unknown> & {
  date_published: string;
  date_modified: string;
  tags?: unknown[];
};

/** jsonfeed.org/version/1.1 */
export function jsonFeedProblems(text: string): string[] {
  const feed = JSON.parse(text);
  const items = feed.items as JsonItem[];
  const named = ["title", "description"].every((name) => typeof feed[name] === "string" && feed[name] !== "");
  return broken([
    [feed.version === "https://jsonfeed.org/version/1.1", "it is of another version"],
    [named, "the feed has no name"],
    [isAddress(feed.home_page_url) && isAddress(feed.feed_url), "it does not say where it stands"],
    [!("author" in feed), "author is of version 1.0"],
    [feed.authors.length > 0 && feed.authors.every(({ name = "" }) => name !== ""), "nobody is its author"],
    [items.every(({ id }) => typeof id === "string"), "an id is no text"],
    [areApart(items.map(({ id }) => id)), "items are not told apart by id"],
    [items.every(({ content_html: html }) => typeof html === "string"), "an item has no content"],
    [items.every(({ url }) => isAddress(url)), "an item leads nowhere"],
    [items.every(({ title }) => typeof title === "string" && title !== ""), "an item has no title"],
    [
      items.every((item) => [item.date_published, item.date_modified].every((at) => isDay(at, RFC_3339))),
      "a date is no moment of RFC 3339",
    ],
    [[feed, ...items].every(({ language }) => BCP_47.test(String(language))), "a language is none"],
    [items.every(({ tags = [] }) => tags.every((tag) => typeof tag === "string" && tag)), "a tag is no text"],
  ]);
}
