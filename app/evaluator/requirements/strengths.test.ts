import { expect, test } from "vitest";
import { judgedIn, linesOf, oneOf } from "./fixtures";
import { readPosting } from "./read-posting";

test("what nobody needs is not asked for, and what is not optional is, wherever it stands", () => {
  expect(linesOf("## Requirements\n\nYou don't need a degree.\nYou must hold a forklift licence.\n")).toEqual(
    ["You must hold a forklift licence."],
  );
  const posting = "## Nice to have\n\n- Welsh\n- Calm with anxious owners; this one isn't optional\n";
  expect(readPosting({ title: "", text: posting }).map(({ strength }) => strength)).toEqual(["nice", "must"]);
});

test.each([
  ["Good if you've got:", "nice"],
  ["Stuff that'd make us do a little dance", "nice"],
  ["Lovely but not a deal breaker", "nice"],
] as const)("what is listed under “%s” is only wished for", (heading, strength) => {
  const read = readPosting({ title: "", text: `## ${heading}\n\n- A MEWP ticket (IPAF 1b)\n` });
  expect(read).toMatchObject([{ strength }]);
});

test.each([
  "We do a pick-up run in the van on Fridays, so a current driver licence (C class, manual) is essential.",
  "We're all remote, but everyone has to be online from 9 to 1 Mountain Time.",
  "We also open Saturday mornings, and you'd take every third one.",
  "Every job card goes through Lightspeed and you need to know your way around it.",
])("what the firm does and asks for it in one breath is asked: %s", (sentence) => {
  expect(linesOf(`**The practical side.** ${sentence}`).join(" ")).toContain(
    sentence
      .split(/, but /)
      .at(-1)
      ?.slice(0, 60),
  );
});

test("what is essential among the duties is brought, and not done", () => {
  const read = readPosting({
    title: "",
    text: "## What the week looks like\n\nA full driving licence is essential.",
  });
  expect(read).toMatchObject([{ strength: "must", kind: "licence" }]);
});

test("what somebody will have and be at home with is a must, what somebody is needed to do is none", () => {
  const text =
    "For ten months from May we need somebody to keep the seed bank in order. " +
    "The successful candidate will hold a degree in plant science. " +
    "You'll be at home with a microscope, and you'll know how to dry seed.";
  expect(judgedIn(text, "Seed Curator")).toEqual([
    "duty: we need somebody to keep the seed bank in order.",
    "must: The successful candidate will hold a degree in plant science.",
    "must: You'll be at home with a microscope",
    "must: you'll know how to dry seed.",
  ]);
});

test("a wish that would be appreciated is none that must be met", () => {
  const text =
    "Person specification\n\nA loom weaver's course. Some knowledge of natural dyes would be appreciated.";
  expect(judgedIn(text, "Mill Weaver").at(-1)).toBe(
    "nice: Some knowledge of natural dyes would be appreciated.",
  );
});

test("of people who hold one thing and can do another, each is asked for", () => {
  const text =
    "Who we look for\nPeople who hold a lead climber's card and can stay away four nights a month.";
  expect(linesOf(text, "Rope Access Technician")).toEqual([
    "People who hold a lead climber's card",
    "can stay away four nights a month.",
  ]);
});

test("who is appointed will do things, and is essential in each of what stands behind “that”", () => {
  const text =
    "The person appointed will tune the bells and will keep the frames. It is essential that " +
    "you have climbed towers and that you have a head for heights.";
  expect(judgedIn(text, "Bell Hanger").slice(-2)).toEqual([
    "must: It is essential that you have climbed towers",
    "must: you have a head for heights.",
  ]);
});

test("the bus that goes early makes a licence a wish, and a handover no demand", () => {
  expect(
    judgedIn(
      "You have baked for a shop. The last bus leaves at five, so a driving licence makes life easier. We " +
        "would like somebody to work alongside her for a week. You sit down with the miller every month. " +
        "None of us came here by a straight road, so tell us about yours. " +
        "Bread is free, and lunch is included.",
      "Baker",
    ),
  ).toEqual([
    "must: You have baked for a shop.",
    expect.stringMatching(/^nice: .*driving licence/),
    expect.stringMatching(/You sit down with the miller every month/),
  ]);
});

test("what has to be done is read with the sentence that says what it is", () => {
  const text =
    "We look for a bookbinder. The bindery is open on two evenings each week, and you must be able to do " +
    "both. You'd sew on the frame, and for that you need steady hands.";
  expect(linesOf(text, "Bookbinder")).toContain(
    "The bindery is open on two evenings each week, and you must be able to do both.",
  );
});

test("an owner says what is wanted behind a colon, and who is wanted in an imperative", () => {
  const text =
    "Every book is looked over twice and the owner hates surprises: she wants people who say when they " +
    "have torn a page. Above all be patient with the readers. We'd rather have someone who asks than " +
    "someone who glues.";
  expect(linesOf(text, "Bookbinder")).toEqual([
    "she wants people who say when they have torn a page.",
    "Above all be patient with the readers.",
    "We'd rather have someone who asks than someone who glues.",
  ]);
});

test.each([
  ["A certificate such as ISPC or ECBA is desirable, not essential.", "nice"],
  ["Most of our readers come from Wales, so Welsh is a help.", "nice"],
  ["You can sew on a frame without help", "must"],
])("“%s” is %s", (line, strength) => {
  expect(oneOf(line).strength).toBe(strength);
});
