import { expect, test } from "vitest";
import { KEPT_FOR, keptPages, keyOf } from "./kept-pages";

const HTML = { "Content-Type": "text/html; charset=utf-8" };
const NOW = Date.now();
const aPage = (nonce: string) =>
  new Response(`<style nonce="${nonce}"></style>Open jobs<script nonce="${nonce}">`, { headers: HTML });
const drawn = { nonce: "first", viewed: null, acts: 0 };

test("whoever asks within the second reads the same page, with a nonce of their own", async () => {
  const pages = keptPages();
  const first = await pages.keep("/careers", aPage("first"), drawn);
  const second = pages.find("/careers", "second", NOW);
  const text = await first.text();
  expect(text).toBe(await aPage("first").text());
  expect(await second?.page.text()).toBe(text.replaceAll("first", "second"));
  expect([...(second?.page.headers ?? [])]).toEqual([...first.headers]);
});

test("a second later the page is read anew", async () => {
  const pages = keptPages();
  await pages.keep("/careers", aPage("first"), drawn);
  expect(pages.find("/careers", "later", Date.now() + KEPT_FOR)).toBeNull();
});

test("after somebody has acted nobody reads what stood before, nor what was drawn meanwhile", async () => {
  const pages = keptPages();
  await pages.keep("/careers", aPage("first"), drawn);
  const acts = pages.acts();
  pages.forget();
  expect(pages.find("/careers", "second", NOW)).toBeNull();
  await pages.keep("/careers", aPage("first"), { ...drawn, acts });
  expect(pages.find("/careers", "third", NOW)).toBeNull();
  await pages.keep("/careers", aPage("first"), { ...drawn, acts: pages.acts() });
  expect(pages.find("/careers", "fourth", NOW)).not.toBeNull();
});

test("a visit is told whose view it counts, and in which database", async () => {
  const pages = keptPages();
  const viewed = { jobId: "clerk", place: { data: 2, account: 2 } };
  await pages.keep("/apply/clerk", aPage("first"), { ...drawn, viewed });
  expect(pages.find("/apply/clerk", "second", NOW)?.viewed).toEqual(viewed);
});

test.each([
  ["says that a job has closed", () => new Response("closed", { status: 410, headers: HTML })],
  ["gives somebody a cookie", () => new Response("you", { headers: { ...HTML, "Set-Cookie": "you=1" } })],
  ["is data and no page", () => new Response("{}", { headers: { "Content-Type": "application/json" } })],
  ["is very long", () => new Response("long ".repeat(30_000), { headers: HTML })],
])("what %s is read as it is, and kept for nobody", async (_, page) => {
  const pages = keptPages();
  const read = await pages.keep("/careers", page(), drawn);
  expect([read.status, await read.text()]).toEqual([page().status, await page().text()]);
  expect([...read.headers]).toEqual([...page().headers]);
  expect(pages.find("/careers", "second", NOW)).toBeNull();
});

test("whoever asks for a thousand addresses pushes out the oldest", async () => {
  const pages = keptPages();
  for (let n = 0; n < 1_000; n += 1) await pages.keep(`/careers?q=${n}`, aPage("first"), drawn);
  const left = Array.from({ length: 1_000 }, (_, n) => n).filter(
    (n) => pages.find(`/careers?q=${n}`, "second", NOW) !== null,
  );
  expect(left).toEqual(Array.from({ length: 64 }, (_, n) => 936 + n));
});

const key = (
  address: string,
  headers: Record<string, string> = {},
  { method = "GET", zone = "UTC" } = {},
) => {
  const url = new URL(address, "https://rolecall.example");
  return keyOf(new Request(url, { method, headers }), url, zone);
};

test("nobody whom a cookie may know, and nobody who acts, is shown what was kept for others", () => {
  expect(key("/careers", { Cookie: "__Host-session=1" })).toBeNull();
  expect(key("/careers", { Cookie: "theme=dark" })).toBeNull();
  expect(key("/careers", {}, { method: "POST" })).toBeNull();
  expect(key("/careers", {}, { method: "HEAD" })).toBeNull();
});

test("two share a page only where nothing that it shows of its reader differs", () => {
  const keys = [
    key("/careers"),
    key("/careers?q=clerk"),
    key("/Careers"),
    key("/careers", { "Sec-Fetch-Site": "none" }),
    key("/careers", { Referer: "https://jobs.example/list" }),
    key("/careers", {}, { zone: "Europe/Dublin" }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  expect(key("/careers", { "User-Agent": "one" })).toBe(key("/careers", { "User-Agent": "two" }));
  expect(key("/careers", { Referer: "https://rolecall.example/" })).toBe(key("/careers"));
});
