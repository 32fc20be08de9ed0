import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { jsonParts } from "./json-parts";
import { type Entry, zipped } from "./zipped";

const PAGES = 40;
const jobs = Array.from({ length: 250 }, (_, at) => ({
  id: at,
  posting: "A night shift of nine. ".repeat(60),
}));

async function takenSlowly(entries: AsyncGenerator<Entry>, taken: (bytes: number) => void) {
  const chunks: Uint8Array[] = [];
  const reader = zipped(entries).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    taken(next.value.length);
  }
  return unzipSync(new Uint8Array(Buffer.concat(chunks)));
}

test("of whoever has many jobs no more than two pages are held, however slowly they are taken", async () => {
  let held = 0;
  let most = 0;
  const page = JSON.stringify(jobs, null, 2).length;
  async function* pages() {
    for (let nth = 0; nth < PAGES; nth += 1) {
      held += page;
      most = Math.max(most, held);
      yield jobs;
    }
  }
  async function* entries(): AsyncGenerator<Entry> {
    yield { name: "jobs.json", parts: jsonParts(pages()) };
    yield { name: "none.json", parts: jsonParts(noPages()) };
    yield { name: "profile.json", parts: jsonParts({ name: "Priya" }) };
    yield { name: "files/cv.pdf", packed: new TextEncoder().encode("the CV itself") };
  }
  const files = await takenSlowly(entries(), (bytes) => {
    held -= bytes;
  });
  expect(most).toBeLessThan(3 * page);
  const text = (name: string) => new TextDecoder().decode(files[name]);
  expect(JSON.parse(text("jobs.json"))).toEqual(Array.from({ length: PAGES }, () => jobs).flat());
  expect(text("none.json")).toBe("[]");
  expect(JSON.parse(text("profile.json"))).toEqual({ name: "Priya" });
  expect(text("files/cv.pdf")).toBe("the CV itself");
});

async function* noPages() {
  yield [];
}
