import { expect, test } from "vitest";
import { publishedFile } from "./published-files";

const asked: string[] = [];
const published = {
  get: async (path: string) => {
    asked.push(path);
    return null;
  },
  put: async () => undefined,
  remove: async () => undefined,
};
const visit = (path: string, { indexNowKey = null as string | null, method = "GET" } = {}) => {
  const url = new URL(path, "https://rolecall.example");
  const settings = { published, publicOrigin: url.origin, indexNowKey };
  return publishedFile(new Request(url, { method }), url, settings);
};

test("a search engine reads the key, and nothing else, at the key's own address", async () => {
  const key = await visit("/a-key-of-ours.txt", { indexNowKey: "a-key-of-ours" });
  expect([key?.status, key?.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(await key?.text()).toBe("a-key-of-ours");
  expect(await visit("/another-key.txt", { indexNowKey: "a-key-of-ours" })).toBeNull();
  expect(await visit("/a-key-of-ours.txt", { indexNowKey: "a-key-of-ours", method: "POST" })).toBeNull();
  expect(await visit("/a-key-of-ours.txt")).toBeNull();
  expect(asked).toEqual([]);
});

test("before anything was built there is a sitemap of the pages alone", async () => {
  const index = await visit("/sitemap.xml");
  expect(await index?.text()).toContain("<loc>https://rolecall.example/sitemap-pages.xml</loc>");
  expect(await visit("/sitemap-jobs-1.xml")).toBeNull();
});
