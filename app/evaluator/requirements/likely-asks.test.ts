import { expect, test } from "vitest";
import { linesThat } from "./asking-lines";
import { readPosting } from "./read-posting";

const posting = {
  title: "Deckhand",
  text: `Kilmore Fish
Location: Kilmore Quay, on site, must have own transport

Day to day
They load the van at five and check the ice.
We get together in Dublin each March, attendance expected.

The pay
€160 a day and your fry. We have been here since 1921.`,
};

test("what no cue knows is asked for where its words and its place make it very likely", () => {
  const byCues = linesThat(({ cued }) => cued, posting).map(({ line }) => line);
  expect(byCues).toEqual([]);
  expect(readPosting(posting).map(({ line }) => line)).toEqual([
    "Kilmore Quay, on site, must have own transport",
    "They load the van at five and check the ice.",
    "We get together in Dublin each March, attendance expected.",
  ]);
});

test("what is offered, forbidden to ask or said of every post is asked for by no words", () => {
  const text = `Requirements
- Two seasons on a trawler
- We are looking for a young woman of 18 to 25

Duties
- Splice ropes
- Any other duties that the skipper asks for`;
  expect(readPosting({ title: "Deckhand", text }).map(({ line }) => line)).toEqual([
    "Two seasons on a trawler",
    "Splice ropes",
  ]);
});

test("what a cue takes for a demand is left out where its words surely tell another thing", () => {
  const text = `You lay the tables and you carry plates.

Staff eat free and we share the tips.

You need your own shoes. Shares appreciated!!`;
  const cued = linesThat((each) => each.cued, { title: "Waiter", text }).map(({ line }) => line);
  const read = readPosting({ title: "Waiter", text }).map(({ line }) => line);
  expect(cued.filter((line) => !read.includes(line))).toEqual(["Staff eat free"]);
  expect(read).toContain("You need your own shoes.");
});

test("beside lists what tells of the firm asks for nothing, and the right to work is asked", () => {
  const text = `Our night welder is going home to Galway in May and we need somebody at his bench. The yard is
nineteen people and one very loud compressor.

What you would do
- Cut and weld frames for gates and stairs
- Read drawings and mark out steel
- Grind and paint what goes out
- Keep the fume hood and the bottles in order
- Load the van with the driver

What we ask
- Two years of MIG welding
- A coded certificate for plate
- A driving licence
- You come in on two Saturdays a month

Nights are from eight to four, five nights a week. All applicants must have the right to work in the UK.
Come for a cup of tea and look round if you like.`;
  const cued = linesThat((each) => each.cued, { title: "Welder", text }).map(({ line }) => line);
  const read = readPosting({ title: "Welder", text }).map(({ line }) => line);
  expect(cued.filter((line) => !read.includes(line))).toEqual([
    "we need somebody at his bench.",
    "Come for a cup of tea and look round if you like.",
  ]);
  expect(read.at(-1)).toBe("All applicants must have the right to work in the UK.");
});

test.each(["Most customers start early.", "Field engineers have standby rotas of their own."])(
  "what may only tell of the place is no skill that is asked: '%s'",
  (told) => {
    const asked = "Experience of supervising a mate.";
    const text = `What you would do
- Cut and weld frames for gates and stairs
- Read drawings and mark out steel
- Grind and paint what goes out
- Load the van with the driver

What we ask
- Two years of MIG welding
- A coded certificate for plate
- A driving licence
- ${told}
- ${asked}
- You come in on two Saturdays a month`;
    const cued = linesThat((each) => each.cued, { title: "Welder", text }).map(({ line }) => line);
    const read = readPosting({ title: "Welder", text }).map(({ line }) => line);
    expect(cued.filter((line) => !read.includes(line))).toEqual([told]);
    expect(read).toContain(asked);
  },
);
