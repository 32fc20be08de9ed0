import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement, Suspense, version } from "react";
import type * as Server from "react-dom/server";
import { expect, test } from "vitest";
import { PAGE_RENDERER, writingTexts } from "./page-renderer";

const require = createRequire(import.meta.url);
const reactsOwn: typeof Server = require(PAGE_RENDERER);
const renderer = loaded(writingTexts(readFileSync(PAGE_RENDERER, "utf8")));

function loaded(code: string): typeof Server {
  const exports = {};
  new Function("require", "exports", code)(require, exports);
  return exports as typeof Server;
}

test("whoever asks for a page is sent its start before its slow part is there", async () => {
  const slow = Promise.withResolvers<void>();
  let isThere = false;
  const SlowPart = () => {
    if (!isThere) throw slow.promise;
    return "Seven applications";
  };
  const page = await renderer.renderToReadableStream(
    createElement(Suspense, { fallback: "One moment" }, createElement(SlowPart)),
  );
  const pieces = page.pipeThrough(new TextDecoderStream()).getReader();
  const first = await pieces.read();
  expect(first.value).toContain("One moment");
  isThere = true;
  slow.resolve();
  let rest = "";
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) rest += piece.value;
  expect(rest).toContain("Seven applications");
});

test("pages are streamed by the React that they are written with, and by nothing beside it", () => {
  expect(renderer.version).toBe(version);
  expect(Object.keys(renderer).sort()).toEqual(["renderToReadableStream", "version"]);
});

test("people are sent the same bytes as by React's own writing, in fewer pieces", async () => {
  const lines = Array.from({ length: 200 }, (_, at) =>
    createElement("li", { key: at, title: `“${at}” & <more>` }, "Zoë 雪 🌱 ", at, " é".repeat(at)),
  );
  const page = createElement("html", { lang: "en" }, createElement("body", null, lines));
  const [ours, theirs] = await Promise.all([piecesOf(renderer), piecesOf(reactsOwn)]);
  expect(Buffer.concat(ours).toString()).toBe(Buffer.concat(theirs).toString());
  expect(ours).toHaveLength(1);
  expect(theirs.length).toBeGreaterThan(50);

  async function piecesOf({ renderToReadableStream }: typeof Server) {
    const pieces: Uint8Array[] = [];
    for await (const piece of await renderToReadableStream(page)) pieces.push(piece);
    return pieces;
  }
});

test("a renderer that writes in another way stops the build, with its name", () => {
  expect(() => writingTexts("function p(a,b){}")).toThrow(/react-dom-server.*writes otherwise/);
});
