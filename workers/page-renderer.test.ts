import { createRequire } from "node:module";
import { createElement, Suspense, version } from "react";
import type * as Server from "react-dom/server";
import { expect, test } from "vitest";
import { PAGE_RENDERER } from "./page-renderer";

const renderer: typeof Server = createRequire(import.meta.url)(PAGE_RENDERER);

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
