import { expect, test } from "vitest";
import { linesOf } from "./fixtures";

test("the facts that the wizard writes above a description are no requirements", () => {
  const posting =
    "# Data Engineer\n\n**Department:** Platform\n\n**Job type:** Full time\n\n**Location:** Hybrid, " +
    "Leeds\n\n**Salary:** $80,000 – $95,000 a year\n\n---\n\n## You might be a fit if you\n\n- write " +
    "Python other people enjoy reading\n";
  expect(linesOf(posting, "Data Engineer")).toEqual(["write Python other people enjoy reading"]);
});

test("what is asked and paid is asked, and what is only paid is not", () => {
  const posting =
    "You can join the on-call rota one week in seven, which is paid at £300 a week plus a day off. " +
    "Overtime is paid at £20 an hour.";
  expect(linesOf(posting)).toEqual([
    "You can join the on-call rota one week in seven, which is paid at £300 a week plus a day off.",
  ]);
});

test.each(["**Salary: £28,000**", "## What we pay: £28,000", "**Benefits: the good bits**"])(
  "what is listed under %s, below what is asked for, is no demand",
  (heading) => {
    const list = "- Pie on Fridays\n- A warm coat";
    expect(linesOf(`## Requirements\n- Level 2 food hygiene\n\n${heading}\n${list}`)).toEqual([
      "Level 2 food hygiene",
    ]);
  },
);

test("strength is asked for where an eighth colleague is not", () => {
  expect(linesOf("There are seven of us, and we need an eighth. You need strength.")).toEqual([
    "You need strength.",
  ]);
});

test.each([
  "Rob is dropping back to two days after Easter, so we're looking for another pair of hands.",
  "The firm operates a no smoking policy in all premises and vehicles.",
  "Regulated by RICS.",
  "Now the other side of it.",
  "Write to me, not to a website.",
  "Please don't apply if you've only ever used a saw on the ground.",
  "(There's no signal on a mountain. It's kind of our whole deal.)",
  "It buzzes maybe twice a month, usually because of Android.",
])("asks nothing of anybody: %s", (sentence) => {
  expect(linesOf(`## What we need\n\n${sentence} You need a driving licence.`)).toEqual([
    "You need a driving licence.",
  ]);
});

test("the work is heavy, and that is only why strength is asked for", () => {
  expect(linesOf("## What we need\n\nThe work is heavy, and you must be fit enough to push beds.")).toEqual([
    "you must be fit enough to push beds.",
  ]);
});

test.each([
  "We are looking for a hard working young man to operate on small animals.",
  "Must be under 35 years old.",
  "We want a mature lady for the front desk.",
  "Suits a single person.",
])("nobody is measured by age, sex or family: %s", (sentence) => {
  expect(linesOf(`## What we need\n\n${sentence} You hold MRCVS registration.`)).toEqual([
    "You hold MRCVS registration.",
  ]);
  expect(linesOf(`## What we need\n\n- ${sentence}\n- MRCVS registration`)).toEqual(["MRCVS registration"]);
});

test.each([
  "You have worked with young people in care",
  "Experience of supporting older people with dementia",
  "You hold an apprenticeship for those over 18",
  "You are at ease caring for elderly men and women",
])("whom somebody works with is asked all the same: %s", (line) => {
  expect(linesOf(`## What we need\n\n- ${line}`)).toEqual([line]);
});

test("keeping to the law is work, where the law itself is none", () => {
  const post = `What you will do
- You will protect people's details and keep to UK GDPR
- You will answer the hubs each Friday

Your details are kept for six months under UK GDPR.`;
  const letter =
    "You will answer the hubs each Friday. You will keep records in line with GDPR and our rules.";
  expect(linesOf(post, "Data analyst")).toHaveLength(2);
  expect(linesOf(letter, "Data analyst")).toContain("You will keep records in line with GDPR and our rules.");
});

test("the facts of a job board's form and its free days are nobody's requirement", () => {
  const text =
    "The ideal candidate will have:\nTwo years behind a bar\nA personal licence\n\n" +
    "Job Types: Part-time, Permanent\nPay: £12.50 per hour\n\nWork Location: In person\n";
  expect(linesOf(text, "Bar Supervisor")).toEqual(["Two years behind a bar", "A personal licence"]);
});

test("whoever is only praised by the advert is asked for nothing, whoever must hold something is", () => {
  const of = (advert: string) => linesOf(advert, "Farrier");
  expect(of("Dale Forge is looking for a lively, experienced Farrier to join our growing team.")).toEqual([]);
  expect(of("The Trustees wish to appoint an energetic Farrier to the home stables.")).toEqual([]);
  expect(of("We are looking for a registered Farrier to join our team.")).toHaveLength(1);
  expect(of("We are looking for a Farrier who has shod heavy horses.")).toHaveLength(1);
});

test("the questions and courtesies of an advert ask for nothing", () => {
  const text =
    "Are you a hard-working person looking for immediate work? Could you help us on market days? " +
    "You may have heard that our baker has moved to Spain. We welcome people of every age. " +
    "Apply on our website by Friday. Reply with two references. Aprons will be paid for. " +
    "We'd love you to start in June. Please note: due to the early start, own transport is essential.";
  expect(linesOf(text, "Market Baker")).toEqual(["due to the early start, own transport is essential."]);
});

test("how long somebody works is no demand, and which days are hard to keep free is one", () => {
  const text =
    "About 20 hours a week, spread as you like. Three days a week, Monday to Thursday, no weekends. " +
    "Two evenings a week at the desk. You keep the lending desk open.";
  expect(linesOf(text, "Toy Library Worker")).toEqual([
    "Two evenings a week at the desk.",
    "You keep the lending desk open.",
  ]);
});

test("what somebody does not mind is asked for, and what we do not mind is not", () => {
  const text = "You don't mind heights. We don't mind where you trained. You hold the rope access ticket.";
  expect(linesOf(text, "Steeplejack")).toEqual([
    "You don't mind heights.",
    "You hold the rope access ticket.",
  ]);
});

test("rates, hours and where applications go are no demands at the end of a list of demands", () => {
  const text =
    "Candidates must have:\nGarda vetting\na clean driving licence\none or two years of driving a minibus\n" +
    "Rate €15.10 p/h\nApplications by email before Friday 8th\n";
  expect(linesOf(text, "School Bus Driver")).toEqual([
    "Garda vetting",
    "a clean driving licence",
    "one or two years of driving a minibus",
  ]);
  expect(linesOf("Hours: 7.30 – 9, school days.\n\nYou drive the valley run.", "Bus Driver")).toEqual([
    "You drive the valley run.",
  ]);
});

test("what is good to know before applying has to be lived with, and how to apply is asked of nobody", () => {
  const text =
    "## What you need\n- A forestry ticket\n\n## Good to know before you apply\n- Two weekends in four, " +
    "outdoors\n- Lifting up to 20 kg\n";
  expect(linesOf(text, "Ranger")).toEqual([
    "A forestry ticket",
    "Two weekends in four, outdoors",
    "Lifting up to 20 kg",
  ]);
});

test("what somebody is said to enjoy is asked for by nobody, and what they have is", () => {
  expect(linesOf("We are looking for a cooper who enjoys the smell of oak.", "Cooper")).toEqual([]);
  expect(linesOf("We are looking for a cooper who has raised casks.", "Cooper")).toEqual([
    "who has raised casks.",
  ]);
});

test("one more driver and what somebody is not are asked of nobody", () => {
  const text =
    "We need one more driver for the motorway contract out of our Thornwick depot. You must hold a " +
    "category C licence. You are not the one with the knife. You are not afraid of heights.";
  expect(linesOf(text, "Driver")).toEqual([
    "You must hold a category C licence.",
    "You are not afraid of heights.",
  ]);
});

test("such other duties as every post has are asked of nobody", () => {
  const text =
    "You will\n- Prepare the rooms\n- Undertake such other duties as may reasonably be required.\n" +
    "- All other duties of the post\nYou have\n- a driving licence\n";
  expect(linesOf(text, "Porter")).toEqual(["Prepare the rooms", "a driving licence"]);
});
