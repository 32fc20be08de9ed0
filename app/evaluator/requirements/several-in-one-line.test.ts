import { expect, test } from "vitest";
import { judgedIn } from "./fixtures";

const asks = (text: string, title = "") => judgedIn(text, title);
const needs = (line: string) => asks(`What you need\n\n- ${line}\n- Patience\n`).slice(0, -1);

test.each([
  [
    "Forklift ticket; telehandler training a plus",
    ["must: Forklift ticket", "nice: telehandler training a plus"],
  ],
  ["FRENCH fluent (C1), DUTCH fluent", ["must: FRENCH fluent (C1)", "must: DUTCH fluent"]],
  [
    "A diploma in boat design. A surveyor's card would be an added advantage.",
    ["must: A diploma in boat design.", "nice: A surveyor's card would be an added advantage."],
  ],
  [
    "Two years afloat; some Welsh is useful with our crews",
    ["must: Two years afloat", "nice: some Welsh is useful with our crews"],
  ],
  ["Keys kept safe; doors locked at ten", ["must: Keys kept safe; doors locked at ten"]],
  ["English and Hindi; Marathi for the shop floor", ["must: English and Hindi; Marathi for the shop floor"]],
])("whoever puts a demand and a wish into one point is read for both: %s", (line, read) => {
  expect(needs(line)).toEqual(read);
});

test.each([
  [
    "A boat licence is essential, and so is experience with winches.",
    ["must: A boat licence is essential", "must: experience with winches."],
  ],
  [
    "Some joinery is very welcome, and so is a knowledge of lime.",
    ["nice: Some joinery is very welcome", "nice: a knowledge of lime."],
  ],
  [
    "You need two seasons at sea, and it would help a lot if you know the Solent.",
    ["must: two seasons at sea", "nice: it would help a lot if you know the Solent."],
  ],
  [
    "A plus if you can dive, run a winch or have worked with divers.",
    ["nice: A plus if you can dive", "nice: run a winch", "nice: have worked with divers."],
  ],
  [
    "You need three seasons in a boatyard and a forklift licence.",
    ["must: three seasons in a boatyard", "must: a forklift licence."],
  ],
  [
    "A certificate in rigging dinghies, yachts or tugs is a plus.",
    ["nice: A certificate in rigging dinghies, yachts or tugs is a plus."],
  ],
])("whoever asks for one thing after another in a sentence is read for each: %s", (line, read) => {
  expect(asks(`What we look for\n\n${line}\n`).map((each) => each.replace("You need ", ""))).toEqual(read);
});

test("whoever lists by slashes or by semicolons has not split what stands between commas", () => {
  expect(
    asks("MUST HAVES: three years of rigging / a riggers' card / can read a sail plan / on site every day."),
  ).toEqual([
    "must: three years of rigging",
    "must: a riggers' card",
    "must: can read a sail plan",
    "must: on site every day.",
  ]);
  expect(
    asks("What we look for: a diploma in boats, sails, masts or ropes; four years at sea; a clean licence."),
  ).toEqual([
    "must: a diploma in boats, sails, masts or ropes",
    "must: four years at sea",
    "must: a clean licence.",
  ]);
});

test("what somebody will do is read one by one behind a bold beginning", () => {
  expect(
    asks("**You will** splice ropes from the loft's plans, run the stores, prepare, check and log the gear."),
  ).toEqual([
    "duty: splice ropes from the loft's plans",
    "duty: run the stores",
    "duty: prepare, check and log the gear.",
  ]);
});

test("a day's doings are read one by one, whatever word opens them", () => {
  const doings = ["packing sails for the road", "mending nets for the harbour", "giving advice to beginners"];
  expect(
    asks(`The days are made up of ${doings.join(", ").replace(", giving", " and giving")}.`),
  ).toHaveLength(3);
  expect(asks(`**The work:** upkeep of the boats, ${doings.slice(1).join(", and ")}.`)).toEqual([
    "duty: upkeep of the boats",
    "duty: mending nets for the harbour",
    "duty: giving advice to beginners.",
  ]);
});

test("three degrees and some years in one sentence are two things", () => {
  const sentence =
    "The suitable candidate has a degree in law, finance or shipping and no less than three years at sea.";
  expect(asks(`Profile\n\n${sentence}`)).toEqual([
    "must: The suitable candidate has a degree in law, finance or shipping",
    "must: no less than three years at sea.",
  ]);
});

test("what somebody has to live with is read in small print, and whom they work with is no demand", () => {
  expect(asks("We build boats.\n\nSmall print\n\nYou live in Kiel or are ready to move.")).toHaveLength(1);
  expect(asks("What you will do\n\nYou'll be paired with a mate who knows the harbour.")).toEqual([]);
});

test("a wish among ten things that are asked is read, however unlikely its words make it", () => {
  const posting =
    "Florist wanted for our shop on Castle Street: you make hand-tied bouquets to order and " +
    "you make funeral tributes such as wreaths and letters. Two years in a flower shop at " +
    "least, and a Level 2 or 3 in floristry is nice to have.\n" +
    "You condition the flowers when they come in at 6 am, you serve customers and take orders" +
    " over the phone. You must be gentle with bereaved families. You lift buckets of up to 15" +
    " kg.\n" +
    "Saturdays are a must, and so is every day in the week before Mother's Day. Driving our " +
    "van would be a plus. Message us on 01632 960 777 or call in.";
  expect(asks(posting, "Florist, Petal & Twine")).toContain("nice: Driving our van would be a plus.");
});

test("somebody sought is read for what each clause says of them", () => {
  expect(
    asks(
      "I am looking for someone with three years on the tools, who can read a drawing and who knows his oak.",
    ),
  ).toEqual(["must: three years on the tools", "must: who can read a drawing", "must: who knows his oak."]);
});

test("a label that a table writes once holds for the rows below it", () => {
  const table =
    "| | |\n|---|---|\n| **Essential** | A rigger's card |\n| | Stays calm aloft |\n" +
    "| | Two years at sea |\n| **Desirable** | A diver's card |\n| | Some Welsh |\n";
  expect(asks(`Person specification\n\n${table}`)).toEqual([
    "must: A rigger's card",
    "must: Stays calm aloft",
    "must: Two years at sea",
    "nice: A diver's card",
    "nice: Some Welsh",
  ]);
});

test("parts are told by arrows, pictures, two languages and numbers over points", () => {
  const points = "- Splicing wire ropes\n- Keeping the loft in order\n";
  const heads = [
    ">>> DEINE AUFGABEN / YOUR TASKS",
    "📞 What will I be doing?",
    "A função",
    "The Rigger will:",
    "DUTIES / PLIGTE",
  ];
  for (const head of heads)
    expect(asks(`We build boats.\n\n${head}\n${points}\nBenefits\n- A free berth\n`), head).toEqual([
      "duty: Splicing wire ropes",
      "duty: Keeping the loft in order",
    ]);
  expect(
    asks(
      "About the job\n1. Ship\n   - Pack the sails for the road\n" +
        "2. Keep afloat\n   - Pump the bilges daily\n",
    ),
  ).toEqual(["duty: Pack the sails for the road", "duty: Pump the bilges daily"]);
});

test("a point that a page's width broke goes on below its own beginning", () => {
  const text =
    "Requirements\n -  A pass in at least five subjects of the national Leaving\n" +
    "    Certificate or an equal one\n -  Knowledge of the rules for ropes and wires and of the Irish\n" +
    "    Boating Code\n -  Patience with people who are new to boats and to water\n";
  expect(asks(text)).toEqual([
    "must: A pass in at least five subjects of the national Leaving Certificate or an equal one",
    "must: Knowledge of the rules for ropes and wires and of the Irish Boating Code",
    "must: Patience with people who are new to boats and to water",
  ]);
});

test("checks that a firm makes are asked, and pay and hours of a contract are not", () => {
  expect(
    asks("We build boats.\n\nBefore you start\n\nAll appointments are subject to a satisfactory police vet."),
  ).toHaveLength(1);
  expect(
    asks("We build boats.\n\n🔍 Anything else?\n\nWe carry out a credit and basic criminal record check."),
  ).toHaveLength(1);
  expect(asks("Hours\n\n30 per week, term time plus 3 weeks")).toEqual([]);
  expect(asks("The minimum pay for this position is EUR 2,230 gross per month.")).toEqual([]);
  expect(asks("The pay is from 33,000 depending on what you can do.")).toEqual([]);
});
