import { expect, test } from "vitest";
import { readPosting } from "./requirements/read-posting";

const read = (title: string, text: readonly string[]) => readPosting({ title, text: text.join("\n") });
const linesOf = (title: string, text: readonly string[]) => read(title, text).map(({ line }) => line);

test.each([
  ["LGV Category C", "Essential: LGV Category C; driver CPC; able to start at 6am."],
  ["Microsoft Excel", "Desirable: Microsoft Excel; previous rounds; numeracy."],
  ["NEBOSH Certificate", "Essential: NEBOSH Certificate; experience with the public; a driving licence."],
])("%s is asked for although it is written in capitals", (asked, line) => {
  expect(linesOf("Driver", [line])).toContain(asked);
});

test("a place and a firm in capitals ask for nothing", () => {
  expect(
    linesOf("Driver", ["Essential: a driving licence; Elm Haulage Ltd; able to start at 6am."]),
  ).not.toContain("Elm Haulage Ltd");
});

test.each([
  [
    "About the work:",
    "Key working one young person; writing daily logs that could be read out in court; going to reviews.",
    [
      "Key working one young person",
      "writing daily logs that could be read out in court",
      "going to reviews.",
    ],
  ],
  [
    "What the job is",
    "Practical work on paths and walls with volunteers; guided walks and school visits; patrols and surveys.",
    [
      "Practical work on paths and walls with volunteers",
      "guided walks and school visits",
      "patrols and surveys.",
    ],
  ],
])("the first things under %s are asked for as are the last", (heading, text, asked) => {
  expect(linesOf("Ranger", [heading, text])).toEqual(asked);
});

test("a young person may be worked with, and may not be asked for", () => {
  expect(
    linesOf("Shop assistant", ["What we want", "An outgoing young person; a driving licence; good maths"]),
  ).toEqual(expect.not.arrayContaining([expect.stringContaining("young")]));
});

test.each([
  "We need another pair of hands in the workshop.",
  "In harvest time the phone rings at all hours.",
  "Two rosettes, 44 covers, closed Sunday night to Tuesday lunch.",
])("%s tells of the firm", (sentence) => {
  const text = [`${sentence} You will mend tractors and balers. You will be on the call-out rota.`];
  expect(linesOf("Mechanic", text)).toEqual([
    "You will mend tractors and balers.",
    "You will be on the call-out rota.",
  ]);
});

test.each([
  ["you can temper chocolate and laminate by hand", "skill"],
  ["an even temper", "trait"],
  ["You can walk 10 miles over rough ground with tools", "condition"],
  ["writing up your job cards", "skill"],
  ["a telehandler card", "licence"],
])("%s asks for a %s", (line, kind) => {
  const asked = read("Pastry chef", ["Requirements", `- ${line}`, "- kind to guests", "- you like mornings"]);
  expect(asked.find((each) => each.line === line)?.kind).toBe(kind);
});

test.each([
  ["Countryside Ranger, District Council, 37 hours incl. weekends on rota", "weekends on rota"],
  ["Full time, every second weekend, €33,000 plus 20% staff discount", "every second weekend"],
  ["*Nights, 3 per week, 8pm to 8am, including alternate weekends. £12.75/hr*", "alternate weekends"],
])("%s at the head of a posting asks for %s", (head, asked) => {
  expect(read("Ranger", [head, "", "**What you will do**", "- Mend walls", "- Lead walks"])[0]).toMatchObject(
    {
      line: asked,
      kind: "condition",
    },
  );
});

test.each(["Monday to Friday, no weekends, £12 an hour", "Part time, weekends off, free parking"])(
  "%s at the head of a posting asks for none",
  (head) => {
    expect(linesOf("Ranger", [head, "", "**What you will do**", "- Mend walls", "- Lead walks"])).toEqual([
      "Mend walls",
      "Lead walks",
    ]);
  },
);

test("what is done now and then is done, and stock is rotated in one piece", () => {
  expect(
    linesOf("Warden", [
      "You would check permits, give directions to visitors and, now and then, stand your ground.",
    ]),
  ).toContain("give directions to visitors");
  expect(
    linesOf("Gardener", ["You'll be responsible for watering, merchandising and stock rotation."]),
  ).toEqual(["You'll be responsible for watering, merchandising and stock rotation."]);
});

test("whoever is responsible for one thing, for doing another and for a third is asked for each", () => {
  const text =
    "You'll be responsible for stock rotation, for ordering from our growers within a budget, and for " +
    "giving guests the kind of advice that brings them back.";
  const asked = read("Supervisor", ["The role", text]);
  expect(asked.map(({ line, kind }) => [line, kind])).toEqual([
    ["You'll be responsible for stock rotation", "task"],
    ["ordering from our growers within a budget", "task"],
    ["giving guests the kind of advice that brings them back.", "task"],
  ]);
});

test("the kind of person who is kind is a quality", () => {
  const lines = [
    "Requirements",
    "- The kind of person who finds the slip first",
    "- Kind to guests",
    "- A van",
  ];
  expect(
    read("Secretary", lines)
      .map(({ kind }) => kind)
      .slice(0, 2),
  ).toEqual(["trait", "trait"]);
});
