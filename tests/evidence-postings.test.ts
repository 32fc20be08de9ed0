import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPosting } from "~/evaluator/requirements/read-posting";

/** Pieces of the text, word for word; of those in `either` two recruiters would differ. */
type Labelled = { id: string; title: string; text: string; asks: string[]; either: string[] };
type Place = { start: number; end: number };

const FOLDER = "tests/evidence/postings";
const postings = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".json"))
  .map((name): Labelled => JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8")));

const shared = (one: Place, other: Place) =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start));

function placesIn(text: string, pieces: readonly string[]): Place[] {
  const next = new Map<string, number>();
  return pieces.map((piece) => {
    const start = text.indexOf(piece, next.get(piece) ?? 0);
    if (start < 0) throw new Error(`Not in the text: ${piece}`);
    next.set(piece, start + 1);
    return { start, end: start + piece.length };
  });
}

/** A piece counts as read, and a requirement as asked for, where enough of the one lies in the other. */
function counted({ title, text, asks, either }: Labelled) {
  const items = readPosting({ title, text });
  const asking = placesIn(text, asks);
  const open = placesIn(text, either);
  const within = (item: Place, places: readonly Place[]) =>
    places.reduce((sum, place) => sum + shared(item, place), 0) >= 0.25 * (item.end - item.start);
  const isRead = (place: Place) =>
    items.some(
      (item) => shared(item, place) >= 0.4 * Math.min(place.end - place.start, item.end - item.start),
    );
  const judged = items.filter((item) => within(item, asking) || !within(item, open));
  return {
    asking: asking.length,
    read: asking.filter(isRead).length,
    items: judged.length,
    asked: judged.filter((item) => within(item, asking)).length,
  };
}

test("whoever writes a posting in a shape of their own is read all the same", () => {
  const all = postings.map(counted);
  const sum = (of: keyof (typeof all)[number]) => all.reduce((total, one) => total + one[of], 0);
  expect(postings.length).toBeGreaterThanOrEqual(76);
  expect(sum("read") / sum("asking")).toBeGreaterThan(0.86);
  expect(sum("asked") / sum("items")).toBeGreaterThan(0.86);
});
