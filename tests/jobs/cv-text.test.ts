import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestHarness } from "wrangler";
import { makeDoc } from "../support/documents/doc";
import { makeDocx, paragraphs } from "../support/documents/docx";
import { makePage, makeTextPdf } from "../support/documents/pdf";

type Reader = typeof import("../../workers/cv-text/index");

const harness = createTestHarness({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  workers: [{ configPath: "workers/cv-text/wrangler.toml" }],
});

beforeAll(async () => {
  await harness.listen();
});
afterAll(() => harness.close());

async function read(bytes: Uint8Array, type: "pdf" | "doc" | "docx") {
  const reader = await harness.getWorker<object, Reader>().getExport();
  return reader.read(bytes.slice().buffer, type);
}

test("the Worker reads a PDF, a DOCX and a DOC by remote call", async () => {
  expect(await read(makeTextPdf(["Anna Engineer"]), "pdf")).toEqual({
    kind: "text",
    text: "Anna Engineer",
    pages: 1,
    truncated: false,
  });
  expect(await read(makeDocx({ body: paragraphs("Boris Baker") }), "docx")).toMatchObject({
    text: "Boris Baker",
  });
  expect(await read(makeDoc("Chiara Chemist\rÉlan – 100 %"), "doc")).toMatchObject({
    text: "Chiara Chemist\nÉlan – 100 %",
  });
});

test("a hostile file is answered like any other", async () => {
  const deep = makePage("[".repeat(100_000), "");
  expect(await read(deep, "pdf")).toEqual({ kind: "unreadable", reason: "nested too deeply" });
  expect(await read(new Uint8Array(100), "doc")).toMatchObject({ kind: "unreadable" });
});

test("nothing is served to the outside", async () => {
  const { url } = await harness.listen();
  const answer = await fetch(url);
  expect(answer.ok).toBe(false);
});
