import { expect, test } from "vitest";
import { rows } from "../fixtures";
import { judgedIn, linesOf, oneOf } from "./fixtures";

const LIST = "What you need\n\n- Two years of rigging\n- A rigger's card\n\n";

test.each([
  "You'd be number three in the loft.",
  "Around here that is most of the job.",
  "You'd have Sundays and Mondays off.",
  "Ann is leaving, and we need someone who can sit down in her chair without everything stopping.",
])("what is no demand is not asked: %s", (line) => {
  expect(linesOf(`${LIST}${line}\n`)).toEqual(["Two years of rigging", "A rigger's card"]);
});

test.each([
  "After an offer we shall need to see proof of the right to work in the UK.",
  "Please note an offer of employment is subject to a disclosure.",
])("whoever reads to the end reads what is asked there: %s", (line) => {
  expect(linesOf(`${LIST}${line}\n`)).toContain(line);
});

test("whom somebody answers to, pay and the law are no demands in a posting of capitals", () => {
  const text =
    "DUTIES / PLIGTE\nINSPECT THE WAGONS AND ENTER THE FAULTS.\nREQUIREMENTS / VEREISTES\nGRADE 12 OR N3.\n" +
    "CODE B DRIVERS LICENCE.\nREMUNERATION / VERGOEDING\nR 21 450 PM + NIGHT ALLOWANCE + MEDICAL AID 50%\n" +
    "LEGAL / REGSKENNISGEWING\nPERSONAL INFORMATION IS DESTROYED AFTER 12 MONTHS.";
  expect(judgedIn(text, "Shunter")).toEqual([
    "duty: INSPECT THE WAGONS AND ENTER THE FAULTS.",
    "must: GRADE 12 OR N3.",
    "must: CODE B DRIVERS LICENCE.",
  ]);
  expect(linesOf(`**Responsible to:** Head of Rigging\n\n${LIST}`)).not.toContain("Head of Rigging");
});

test.each(
  rows(`
    A sweeping certificate would please the insurers
    Knowledge of SAP PM is valued, not compulsory
    Some French is useful with our guests
  `),
)("nobody has to have it: %s", (line) => {
  expect(oneOf(line).strength).toBe("nice");
});

test("what a long heading wishes for is only wished for", () => {
  const text =
    "You must have:\n\n- A rigger's card\n- Two years aloft\n\n" +
    "We would be particularly pleased to hear from you if you also have:\n\n- A diver's card\n- Some Welsh\n";
  expect(judgedIn(text)).toEqual([
    "must: A rigger's card",
    "must: Two years aloft",
    "nice: A diver's card",
    "nice: Some Welsh",
  ]);
});

test("being legal to work somewhere is a condition", () => {
  expect(oneOf("Legal to work in the US").kind).toBe("condition");
});

test("a clause of its own is asked though it looks back at its own things", () => {
  expect(
    linesOf(
      "What we look for\n\nYou have two years aloft; you know our knots without looking them up; you climb.",
    ),
  ).toContain("you know our knots without looking them up");
  expect(
    linesOf("What you will do\n\nYou'll mend sails, and if you've made any so much the better."),
  ).toContain("if you've made any so much the better.");
});

test("seeing to one thing and another is one duty", () => {
  expect(
    linesOf("**You will** see to issuing, service and filing with the harbour, run the stores."),
  ).toEqual(["see to issuing, service and filing with the harbour", "run the stores."]);
});

test("the parts of a posting are told in Portuguese", () => {
  const text =
    "**Quem somos**\nWe make bottles.\n\n**A função**\n- Swabbing moulds\n- Weighing gobs\n\n**O perfil**\n" +
    "- A level 4 course\n- Portuguese at B1\n\n**Condições**\n- Five-team rotating shifts\n\n" +
    "**Oferecemos**\n- Six weeks of induction\n\n**Candidatura**\nBy the form.";
  expect(judgedIn(text)).toEqual([
    "duty: Swabbing moulds",
    "duty: Weighing gobs",
    "must: A level 4 course",
    "must: Portuguese at B1",
    "must: Five-team rotating shifts",
  ]);
});

const CHIMNEYS =
  "We are two brothers and a very patient office manager, looking after chimneys around Kendal " +
  "and the south Lakes since 2004. One of us is having his knees done, so we need a third pair " +
  "of hands, for good and not just for the winter.\n\n" +
  "The work is simple to describe. You sweep open fires, stoves and range cookers, four to " +
  "seven a day in the season, and two days a week you fit wood burners and drop liners with " +
  "Mark. You hold a current HETAS registration for solid fuel installation, because we cannot " +
  "sign for you, and you have at least three years in the trade. A Guild or NACS sweeping " +
  "certificate would please the insurers but we won't fall out over it. A full manual driving " +
  "licence is needed, the van is ours.\n\n" +
  "Heights must not bother you: we work off roof ladders and towers. You can carry your half of" +
  " a 120 kg stove up three steps. Just as important, you leave the room cleaner than you found" +
  " it, and you can tell somebody kindly that their fire is not safe to light. Smoke draw " +
  "tests, alarm checks and certificates go on the tablet the same day, not on Sunday night.\n\n" +
  "Some bricklaying or plastering for opening up fireplaces is very welcome, and so is " +
  "experience with a flue camera. From September to Christmas we work every other Saturday.\n\n" +
  "£15.50 to £19 an hour depending on tickets, 28 days, pension, and bacon sandwiches on " +
  "fitting days. Answer the questions below and send whatever CV you have. Dave and Mark";

const FRAMES =
  "We are five people and a dog in a yard outside Rathdrum and we build oak and Douglas fir " +
  "frames for houses, barns and the odd footbridge. Eamon is retiring in June, so there is a " +
  "bench free.\n\n" +
  "You won't be learning from zero here: I'm looking for someone with three years or more of " +
  "cutting frames, who can lay out and cut mortice and tenon, scarf and dovetail joints from a " +
  "drawing and who knows how to scribe one crooked oak to another. You are safe with the chain " +
  "morticer and the 16 inch beam saw, and you'd be embarrassed to lend anybody a blunt chisel. " +
  "From April to October you help raise the frames on site with the telehandler and chain " +
  "blocks, which means that you're all right at height and in the rain and that about one week " +
  "in five you sleep away in a B&B with the rest of us (we pay, and we eat well).\n\n" +
  "What I ask of everybody: when you've cut the wrong side of the line, you say so before the " +
  "glue, not after. Timber costs what it costs but I never sacked anyone over a beam.\n\n" +
  "Paper: a valid Safe Pass, a full car licence; the trailer category BE would be lovely. A " +
  "carpentry apprenticeship or trade cert is welcome but I've none myself. If you can draw in " +
  "SketchUp or cadwork, you'll be the most popular person in the office within a day.\n\n" +
  "€22 to €26 an hour depending on what you can do, Fridays finish at one. Write to me, a few " +
  "photos are worth more than a long letter. – Niamh";

test("what an owner tells the reader that they do is asked, and what the firm does not do is not", () => {
  const read = linesOf(CHIMNEYS, "Sweep and stove fitter, south Lakes").join("\n");
  expect(read).toMatch(/You sweep open fires/);
  expect(read).toMatch(/you leave the room cleaner/);
  expect(read).not.toMatch(/fall out over it/);
  expect(linesOf(FRAMES, "Timber framer wanted, Co. Wicklow").join("\n")).toMatch(
    /you help raise the frames/,
  );
});
