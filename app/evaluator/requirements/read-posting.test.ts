import { describe, expect, test } from "vitest";
import { readPosting } from "./read-posting";

const linesOf = (text: string, title = "") => readPosting({ title, text }).map(({ line }) => line);
const oneOf = (line: string) => {
  const [first] = readPosting({ title: "", text: `## What you need\n\n- ${line}\n` });
  if (!first) throw new Error(`Nothing was read from “${line}”.`);
  return first;
};

const PLUMBER = `Heating Engineer – Wexcombe & Sons

Wexcombe & Sons has looked after boilers in and around Taunton since 1974. We are nine with our own vans.

What the work looks like:
- Servicing and repairing domestic gas boilers
- Keeping the van stocked and the job sheets up to date

To be considered you'll need:
- Gas Safe registration with CCN1 and CENWAT
- A clean driving licence

It'd be great if you also had:
- Some experience of heat pumps

In return we offer £38,000 – £42,000, a van you can take home, 25 days off plus bank holidays.

Sounds good? Give Marion a call or send her a CV.

We welcome applicants from all backgrounds.
`;

test("the firm, its history, the pay, how to apply and the law are nobody's requirements", () => {
  expect(linesOf(PLUMBER, "Heating Engineer")).toEqual([
    "Servicing and repairing domestic gas boilers",
    "Keeping the van stocked and the job sheets up to date",
    "Gas Safe registration with CCN1 and CENWAT",
    "A clean driving licence",
    "Some experience of heat pumps",
  ]);
});

test("what is asked for, what is only wished for and what is done all day are told apart", () => {
  const strengths = readPosting({ title: "Heating Engineer", text: PLUMBER }).map(({ strength }) => strength);
  expect(strengths).toEqual(["duty", "duty", "must", "must", "nice"]);
});

test("a requirement stands where its line stands in the posting", () => {
  for (const { line, start, end } of readPosting({ title: "", text: PLUMBER })) {
    expect(PLUMBER.slice(start, end)).toBe(line);
  }
});

test("three lines without a list are read sentence by sentence", () => {
  const posting =
    "Evening cleaner, Ridgeway Medical Centre. 5.30–8 pm Mon–Fri, £12.60/h. You clean 14 rooms and " +
    "lock up. " +
    "COSHH knowledge would be a bonus. Must be able to lift 10 kg and work alone.";
  expect(linesOf(posting, "Evening cleaner")).toEqual([
    "You clean 14 rooms and lock up.",
    "COSHH knowledge would be a bonus.",
    "Must be able to lift 10 kg and work alone.",
  ]);
});

test("one sentence that names separate things is cut where the next begins", () => {
  const posting =
    "Busy bakery on the quay looks for a qualified baker with two years on the ovens. You shape " +
    "sourdough, rye and rolls, pastry is half of our day, and you keep the starter alive. We use Cybake " +
    "for orders, and there is one apprentice you will show things to.";
  expect(linesOf(posting, "Baker wanted")).toEqual([
    "qualified baker",
    "two years on the ovens.",
    "You shape sourdough, rye and rolls",
    "pastry is half of our day",
    "you keep the starter alive.",
    "We use Cybake for orders",
    "there is one apprentice you will show things to.",
  ]);
});

test("points under points belong to the heading above them all", () => {
  const posting = `# Crane operator

* **What you bring**
    * Papers
        - CPCS A61 card, not expired
    * Habits
        - Patience with banksmen
* **What you get**
    * £24 an hour
`;
  expect(readPosting({ title: "Crane operator", text: posting })).toMatchObject([
    { line: "CPCS A61 card, not expired", strength: "must" },
    { line: "Patience with banksmen", strength: "must" },
  ]);
});

test("headings in bold, capitals, with a colon, in the line itself or in another language count", () => {
  const posting = `**STALL MANAGER**

WHO WE ARE
Two sisters and a market stall.

**Essential:** Level 2 food hygiene
Able to stand all day

NICE TO HAVE / ATOUTS: French

*Benefits*: free lunch, 28 days of holiday.
`;
  expect(readPosting({ title: "Stall Manager", text: posting })).toMatchObject([
    { line: "Level 2 food hygiene", strength: "must" },
    { line: "Able to stand all day", strength: "must" },
    { line: "French", strength: "nice", kind: "language" },
  ]);
  const german = "## Das bringen Sie mit\n- Gesellenbrief\n## Wir bieten\n- 30 Tage Urlaub\n";
  expect(linesOf(german)).toEqual(["Gesellenbrief"]);
});

test("a list that lost its marks and a line that was wrapped are read all the same", () => {
  const posting = `REQUIREMENTS
Two years behind a hotel reception desk
Fluent Italian

RESPONSIBILITIES
- Greet every guest by name, check them in and explain where
  the spa, the garage and the breakfast room are
`;
  expect(linesOf(posting)).toEqual([
    "Two years behind a hotel reception desk",
    "Fluent Italian",
    "Greet every guest by name, check them in and explain where the spa, the garage and the breakfast " +
      "room are",
  ]);
});

test("the facts that the wizard writes above a description are no requirements", () => {
  const posting =
    "# Data Engineer\n\n**Department:** Platform\n\n**Job type:** Full time\n\n**Location:** Hybrid, " +
    "Leeds\n\n**Salary:** $80,000 – $95,000 a year\n\n---\n\n## You might be a fit if you\n\n- write " +
    "Python other people enjoy reading\n";
  expect(linesOf(posting, "Data Engineer")).toEqual(["write Python other people enjoy reading"]);
});

test("what nobody needs is not asked for, and what is not optional is, wherever it stands", () => {
  expect(linesOf("## Requirements\n\nYou don't need a degree.\nYou must hold a forklift licence.\n")).toEqual(
    ["You must hold a forklift licence."],
  );
  const posting = "## Nice to have\n\n- Welsh\n- Calm with anxious owners; this one isn't optional\n";
  expect(readPosting({ title: "", text: posting }).map(({ strength }) => strength)).toEqual(["nice", "must"]);
});

test.each([
  ["Full UK driving licence", "licence"],
  ["Registered with the HCPC", "licence"],
  ["Degree in civil engineering", "education"],
  ["At least four years of running a nursery", "years"],
  ["Hands-on experience with AutoCAD", "tool"],
  ["Fluent Dutch", "language"],
  ["Weekends and bank holidays", "condition"],
  ["Right to work in New Zealand", "condition"],
  ["Full working rights in Australia", "condition"],
  ["In the Newcastle office Tuesdays and Thursdays", "condition"],
  ["Japanese, Korean or Bangla would be handy, since nobody here has any", "language"],
  ["You will need the RSPH Level 2 Award in Pest Management", "licence"],
  ["Take part in the out-of-hours rota, including nights", "condition"],
  ["One week in six on the out-of-hours call-out", "condition"],
  ["You will lift bags of up to 25 kg", "condition"],
  ["Lift plants into the van with care", "task"],
  ["Greet patients in the front office", "task"],
  ["Patience with people who shout", "trait"],
])("“%s” is of the kind %s", (line, kind) => {
  expect(oneOf(line).kind).toBe(kind);
});

test("a posting is read for each applicant as it was for the first, however many came between", () => {
  const read = (at: number) =>
    readPosting({ title: "Cooper", text: `You need\n- ${at} years of making casks` });
  for (let at = 3; at < 40; at += 1) read(at);
  expect([read(3), read(3)].map(([only]) => only?.limits.years)).toEqual([3, 3]);
});

test("years, numbers, levels and dates are limits of a requirement", () => {
  expect(oneOf("At least 18 months of welding stainless steel").limits.years).toBe(1.5);
  expect(oneOf("You have led a team of eight or more").limits.count).toEqual({ atLeast: 8, of: "team" });
  expect(oneOf("German at B2 or above").limits.level).toBe("B2");
  expect(oneOf("First aid certificate, in date").limits.inDate).toBe(true);
  expect(oneOf("A budget of £90k a year").limits.years).toBeUndefined();
});

const termsOf = (line: string) =>
  oneOf(line).alternatives.map(({ terms }) => terms.map(({ forms }) => forms[0] ?? ""));

test("“or” makes alternatives, “and” wants both, and a degree is wanted in each of its fields", () => {
  expect(termsOf("Experience with Tableau or Looker")).toEqual([["tableau"], ["looker"]]);
  expect(termsOf("Xero and Dext")).toEqual([["xero", "dext"]]);
  const fields = oneOf("Bachelor's degree in chemistry or physics").alternatives;
  expect(fields.map(({ terms }) => terms.map(({ words }) => words))).toEqual([
    ["Bachelor's degree", "chemistry"],
    ["Bachelor's degree", "physics"],
  ]);
});

test("other names of a thing stand for it, a wider one does not", () => {
  const [sql] = oneOf("Knowledge of SQL").alternatives[0]?.terms ?? [];
  expect(sql?.forms).toContain("postgresql");
  const [postgres] = oneOf("Knowledge of PostgreSQL").alternatives[0]?.terms ?? [];
  expect(postgres?.forms).toContain("postgr");
  expect(postgres?.forms).not.toContain("sql");
});

test("a name that is an everyday word is kept letter by letter", () => {
  const [go] = oneOf("Experience of Go").alternatives[0]?.terms ?? [];
  expect(go?.forms).toContain("=Go");
});

test("the same posting gives the same requirements, and an empty one none", () => {
  expect(readPosting({ title: "x", text: PLUMBER })).toEqual(readPosting({ title: "x", text: PLUMBER }));
  expect(readPosting({ title: "", text: "" })).toEqual([]);
});

describe("a requirement is read in whatever shape it comes", () => {
  const strengths = (title: string, text: string) =>
    readPosting({ title, text }).map(({ line, strength }) => `${strength}: ${line}`);

  test("things in a row in one sentence, and wishes after them", () => {
    expect(
      strengths(
        "Plasterer",
        "Own van and tools, a CSCS card, and the patience for old walls are a must; lime work " +
          "would be lovely; £190 a day.",
      ),
    ).toEqual([
      "must: Own van and tools",
      "must: a CSCS card",
      "must: the patience for old walls",
      "nice: lime work would be lovely",
    ]);
  });

  test("arrows and capitals throughout", () => {
    const text =
      "CHEF WANTED\nBATH CITY CENTRE\n\nTHE IDEAL PERSON WILL HAVE\n>>2 YEARS AS A JUNIOR SOUS\n" +
      ">>LEVEL 3 FOOD SAFETY\n\nDUTIES INC:\n>>RUN THE PASS\n>>TRAIN TWO COMMIS";
    expect(strengths("Sous Chef", text)).toEqual([
      "must: 2 YEARS AS A JUNIOR SOUS",
      "must: LEVEL 3 FOOD SAFETY",
      "duty: RUN THE PASS",
      "duty: TRAIN TWO COMMIS",
    ]);
  });

  test("a task with tasks below it, and headings that ask as the applicant would", () => {
    const text =
      "WHAT WILL I DO?\n* Look after the tills\n  * count them at night\n  * bank the takings\n" +
      "\nWHAT DO I NEED?\n* A year in a shop\n\nWHAT DO I GET?\n* £12 an hour";
    expect(strengths("Supervisor", text)).toEqual([
      "duty: Look after the tills",
      "duty: count them at night",
      "duty: bank the takings",
      "must: A year in a shop",
    ]);
  });

  test("prose after a short list still asks, and what is taught on the job does not", () => {
    const text =
      "We drive two lorries. You load them by six. You ring those who wait. You wash the cab. " +
      "You need to be able to reverse a trailer (we show you the yard). No experience is needed " +
      "with our scanner.\n\n- Class C licence\n- Early starts\n- Tacho card";
    expect(strengths("Driver", text)).toEqual([
      "duty: You load them by six.",
      "duty: You ring those who wait.",
      "duty: You wash the cab.",
      "must: You need to be able to reverse a trailer (we show you the yard).",
      "must: Class C licence",
      "must: Early starts",
      "must: Tacho card",
    ]);
  });

  test("names, numbers about the firm and people on the move are nobody's requirement", () => {
    const text =
      "Fernhill Nurseries, Stroud. We need one more good person. About ninety children come in " +
      "each week. You will keep the register. Scale point 17 to 22, pro rata.";
    expect(strengths("Playworker", text)).toEqual(["duty: You will keep the register."]);
  });
});

test("points that begin with two dashes are a list, and the dashes are nothing that is asked", () => {
  const posting =
    "*** IMMEDIATE START ***\n\nMUST HAVES (PLS DO NOT APPLY WITHOUT):\n-- IPAF and/or PASMA\n" +
    "-- MIN 3 YRS AS A ROOFER\n-- FULL UK DRIVING LICENCE max 6 points\n";
  expect(linesOf(posting, "Roofer")).toEqual([
    "IPAF and/or PASMA",
    "MIN 3 YRS AS A ROOFER",
    "FULL UK DRIVING LICENCE max 6 points",
  ]);
});

test("a letter asks by what somebody needs and what follows from the work, not by the rest", () => {
  const posting =
    "We're looking for a gardener at Thornlea, a house with eleven acres and a walled garden. " +
    "Ines, the head gardener, plans the beds on a Friday. " +
    "She needs someone who can run the glasshouse alone. " +
    "We heat with our own wood, so you'll have to be handy with a chainsaw. The small things matter too. " +
    "Pesticide licence PA1 in date and first aid at Level 3 or above.\n\n" +
    "Write to Ines and tell us what you last planted.\n\nWith kind regards,\nInes and the owners\n";
  expect(linesOf(posting, "Gardener – Thornlea")).toEqual([
    "She needs someone who can run the glasshouse alone.",
    "We heat with our own wood, so you'll have to be handy with a chainsaw.",
    "Pesticide licence PA1 in date and first aid at Level 3 or above.",
  ]);
});

test("a bold name of a few words before its sentence is no requirement, unless it names a paper", () => {
  const posting =
    "**The bench.** You solder boards by hand and test each one.\n\n" +
    "**Hours.** You can do two late shifts a week and one Saturday in three.\n\n" +
    "**First aid.** You keep the kit and the book.\n";
  expect(linesOf(posting, "Technician")).toEqual([
    "You solder boards by hand and test each one.",
    "You can do two late shifts a week and one Saturday in three.",
    "First aid.",
    "You keep the kit and the book.",
  ]);
});

test("of two levels the lower is asked for, and grades and points are no part of a paper's name", () => {
  expect(oneOf("NVQ L2 or L3 in bricklaying").kind).toBe("education");
  const words = (line: string) =>
    oneOf(line).alternatives.map(({ terms }) => terms.map((term) => term.forms));
  expect(words("Driving licence max 6 points").flat(2).join(" ")).not.toContain("point");
  expect(oneOf("GCSE Maths and English at grade C/4 or above")).toMatchObject({ kind: "education" });
  expect(words("GCSE Maths and English at grade C/4 or above").flat(2).join(" ")).not.toContain("grade");
});

test("whoever is at home with a system is not asked for a system for applicants", () => {
  const forms = oneOf("You are at home with a PMR system").alternatives.flatMap(({ terms }) =>
    terms.flatMap((term) => term.forms),
  );
  expect(forms).not.toContain("at");
  expect(forms).toContain("pmr");
});

test("a dash may stand close to its point, and an address or a start date asks for nothing", () => {
  const posting =
    "We need a full-time glazier from September. " +
    "We cut on site, so we expect that you know laminated glass well.\n\n" +
    "The work:\n-Cut and fit panes\n- Measure openings\n-Keep the rack in order\n\n" +
    "Write to Maureen. Message us on 01632 960 777.\n";
  expect(linesOf(posting, "Glazier")).toEqual([
    "We cut on site, so we expect that you know laminated glass well.",
    "Cut and fit panes",
    "Measure openings",
    "Keep the rack in order",
  ]);
  expect(linesOf("You cut panes. Good GCSEs including maths.", "Glazier")).toContain(
    "Good GCSEs including maths.",
  );
});

test.each(["Plan four meetings a year", "Gather wishes from readers", "You are agile and dynamic"])(
  "words of every day are no program's name: %s",
  (line) => expect(oneOf(line).kind).not.toBe("tool"),
);

test("a program that is called nearly like a word is asked for by its name", () => {
  expect(oneOf("Experience with Contentful").alternatives.map(({ terms }) => terms[0]?.forms)).toEqual([
    ["=Contentful"],
  ]);
});

test("papers named in a row stay apart, though a wish comes after them", () => {
  const { alternatives } = oneOf("ADR certificate, CPC card or HIAB licence, or willingness to train");
  expect(alternatives.map(({ terms }) => terms.map(({ words }) => words))).toEqual([
    ["ADR certificate"],
    ["CPC card"],
    ["HIAB licence"],
  ]);
});

test.each([
  "**Museum Assistant, 30 hours a week, £12.65 an hour**",
  "**Museum Assistant (part-time) – Tollan Quay. £12.65 an hour. Two weekends in three.**",
  "**30 hours a week, £12.65 an hour**",
  "**Place: the old harbour**\n\n**Salary: £24,000**",
])("a headline with pay and hours hides nothing of what stands below: %s", (headline) => {
  const posting =
    `${headline}\n\nTwo of our guides retire at Easter, and we would like to find somebody who means ` +
    "to stay. You will be the first face people see. You will sell tickets to visitors.\n\n" +
    "The practical side. You must hold a current first aid certificate.\n\nVisits to the museum are welcome.";
  expect(linesOf(posting, "Museum Assistant")).toEqual([
    "You will sell tickets to visitors.",
    "You must hold a current first aid certificate.",
  ]);
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

test("rows that were deleted, legends and the names of facts are no demands", () => {
  expect(linesOf("## Experience\n1. A degree\n2. (deleted)\n3. See also “Desirable” below.")).toEqual([
    "A degree",
  ]);
  expect(
    linesOf("(A) = assessed from application, (I) = at interview\n\nEssential\nE1. Two years (A)"),
  ).toEqual(["Two years (A)"]);
  expect(
    linesOf(
      "| | |\n|---|---|\n| Site | Wexcombe |\n| Hours | 37.5 per week |\n| Pay | £24,465 |\n| Post | 12 |",
    ),
  ).toEqual([]);
});

test("the work is heavy, and that is only why strength is asked for", () => {
  expect(linesOf("## What we need\n\nThe work is heavy, and you must be fit enough to push beds.")).toEqual([
    "you must be fit enough to push beds.",
  ]);
});

test("what is essential among the duties is brought, and not done", () => {
  const read = readPosting({
    title: "",
    text: "## What the week looks like\n\nA full driving licence is essential.",
  });
  expect(read).toMatchObject([{ strength: "must", kind: "licence" }]);
});

test("having run a job through to its certificate is no education", () => {
  expect(oneOf("You must have run jobs on site from tender to final certificate").kind).toBe("skill");
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

test("whom a letter needs is asked for, and what greets its reader is not", () => {
  const letter = `Hello,

Thank you for reading this. Now to the job itself.

We are a firm of nine, so we need a gas fitter who is on the Gas Safe Register and holds an ACS certificate.
You would want to be good with people. We're on call one week in five.
We see each other in the office on Mondays.
Please have your flu jab done, with a note that we can file. The rest is up to you.

If you are wondering whether to write, please do. Write to Ann at the yard.`;
  expect(linesOf(letter, "Gas fitter")).toEqual([
    "who is on the Gas Safe Register",
    "holds an ACS certificate.",
    "You would want to be good with people.",
    "We're on call one week in five.",
    "We see each other in the office on Mondays.",
    "Please have your flu jab done, with a note that we can file.",
  ]);
});

test("a letter in brackets that a heading explains says must or wish", () => {
  const asked = `PERSON SPECIFICATION  (E) = essential (D) = desirable
(E) At least two years of keeping stock
(E) Stock kept in Sage
(D) Spoken Welsh`;
  expect(readPosting({ title: "Storekeeper", text: asked }).map(({ strength }) => strength)).toEqual([
    "must",
    "must",
    "nice",
  ]);
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

const judgedIn = (text: string, title = "") =>
  readPosting({ title, text }).map(({ line, strength }) => `${strength}: ${line}`);

test("a hospital's essential and desirable criteria are told apart where no blank line parts them", () => {
  const text =
    "Person specification\n\nQualifications\nEssential criteria\nLevel 3 in decontamination\n" +
    "Desirable criteria\nTechnical certificate of the institute\n\n" +
    "Other\nEssential criteria\nFit to push loaded trolleys\n";
  expect(judgedIn(text, "Sterile Services Technician")).toEqual([
    "must: Level 3 in decontamination",
    "nice: Technical certificate of the institute",
    "must: Fit to push loaded trolleys",
  ]);
});

test("whoever writes without bullets and blank lines asks for nothing by what they give", () => {
  const text =
    "Tiler wanted\nBusy bathroom firm\nWhat we want from you\nown cutter and levels\nneat grouting\n" +
    "What you get from us\n£190 a day\nparking paid\n";
  expect(judgedIn(text, "Tiler")).toEqual(["must: own cutter and levels", "must: neat grouting"]);
});

test("the facts of a job board's form and its free days are nobody's requirement", () => {
  const text =
    "The ideal candidate will have:\nTwo years behind a bar\nA personal licence\n\n" +
    "Job Types: Part-time, Permanent\nPay: £12.50 per hour\n\nWork Location: In person\n";
  expect(linesOf(text, "Bar Supervisor")).toEqual(["Two years behind a bar", "A personal licence"]);
});

test("whose work is told in a paragraph is read with the list of what is asked for", () => {
  const text =
    "In this role you will join our yard team, clean ropes, test slings and keep the register.\n\n" +
    "Essential\n- LEEA foundation certificate\n- Two years in a rigging loft\n- Forklift licence\n";
  expect(judgedIn(text, "Rigging Loft Hand")).toEqual([
    "duty: clean ropes",
    "duty: test slings",
    "duty: keep the register.",
    "must: LEEA foundation certificate",
    "must: Two years in a rigging loft",
    "must: Forklift licence",
  ]);
});

test("duties that stand behind their name are read, whatever they begin with", () => {
  const text =
    "Duties: planned and reactive work on lifts and hoists; quoting small jobs; stairlift surveys.\n" +
    "Responsibilities include but are not limited to: brakes, ropes and the yearly test.\n";
  expect(judgedIn(text, "Lift Engineer")).toEqual([
    "duty: planned and reactive work on lifts and hoists",
    "duty: quoting small jobs",
    "duty: stairlift surveys.",
    "duty: brakes, ropes and the yearly test.",
  ]);
});

test("whoever is only praised by the advert is asked for nothing, whoever must hold something is", () => {
  const of = (advert: string) => linesOf(advert, "Farrier");
  expect(of("Dale Forge is looking for a lively, experienced Farrier to join our growing team.")).toEqual([]);
  expect(of("The Trustees wish to appoint an energetic Farrier to the home stables.")).toEqual([]);
  expect(of("We are looking for a registered Farrier to join our team.")).toHaveLength(1);
  expect(of("We are looking for a Farrier who has shod heavy horses.")).toHaveLength(1);
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

test("the questions and courtesies of an advert ask for nothing", () => {
  const text =
    "Are you a hard-working person looking for immediate work? Could you help us on market days? " +
    "You may have heard that our baker has moved to Spain. We welcome people of every age. " +
    "Apply on our website by Friday. Reply with two references. Aprons will be paid for. " +
    "We'd love you to start in June. Please note: due to the early start, own transport is essential.";
  expect(linesOf(text, "Market Baker")).toEqual(["due to the early start, own transport is essential."]);
});

test("criteria that are numbered by E and D are musts and wishes", () => {
  const text =
    "E1 Two years of tracing heirs\nE2 Reads old handwriting\nE3 Calm on the telephone\n" +
    "D1 Spoken Polish\nD2 Has given evidence\n";
  expect(judgedIn(text, "Probate Researcher").map((line) => line.slice(0, 4))).toEqual([
    "must",
    "must",
    "must",
    "nice",
    "nice",
  ]);
});

test("what a list asks after “Do you:” and “Can you:” is a must, and after a long wish a wish", () => {
  const text =
    "Do you:\n- stay calm in a crowd?\n- hold a door supervisor badge?\n\n" +
    "Can you:\n- work two nights a week?\n\n" +
    "It would be great, though we can live without it, if you also had:\n- first aid\n- a second language\n";
  expect(judgedIn(text, "Steward").map((line) => line.slice(0, 4))).toEqual([
    "must",
    "must",
    "must",
    "nice",
    "nice",
  ]);
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

test("what somebody will be doing is read though each doing stands in a paragraph of its own", () => {
  const text =
    "WHAT YOU'LL BE DOING\n\nSorting and grading donated instruments\n\nRestringing violins\n\n" +
    "WORKING FOR US\n\nWe repair for forty schools.\n\nI supply:\n- strings\n- coffee\n";
  expect(judgedIn(text, "Instrument Repairer")).toEqual([
    "duty: Sorting and grading donated instruments",
    "duty: Restringing violins",
  ]);
});

test("a wish that would be appreciated is none that must be met", () => {
  const text =
    "Person specification\n\nA loom weaver's course. Some knowledge of natural dyes would be appreciated.";
  expect(judgedIn(text, "Mill Weaver").at(-1)).toBe(
    "nice: Some knowledge of natural dyes would be appreciated.",
  );
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

test("of people who hold one thing and can do another, each is asked for", () => {
  const text =
    "Who we look for\nPeople who hold a lead climber's card and can stay away four nights a month.";
  expect(linesOf(text, "Rope Access Technician")).toEqual([
    "People who hold a lead climber's card",
    "can stay away four nights a month.",
  ]);
});

test("whoever begins each point small and ends it with nothing has written a list", () => {
  const text =
    "You will:\nwork from a template to cut ply, veneer and solid timber for stage sets\nload the van\n" +
    "sweep up after yourself\n\nYou'll be great at this if you are:\n- calm\n- strong\n";
  expect(judgedIn(text, "Set Builder")).toEqual([
    "duty: work from a template to cut ply, veneer and solid timber for stage sets",
    "duty: load the van",
    "duty: sweep up after yourself",
    "must: calm",
    "must: strong",
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

test("whoever writes small above a list heads it, and what costs money is work beside the rest", () => {
  const text =
    "you'll be\n- booking the vans\n- washing the vans\n\nyou'll need\n- a van licence\n- free Sundays\n\n" +
    "we'll give you\n- 20% off\n- a key\n";
  expect(judgedIn(text, "Van Hire Assistant").map((line) => line.slice(0, 4))).toEqual([
    "duty",
    "duty",
    "must",
    "must",
  ]);
  expect(
    linesOf(
      "The successful applicant will keep the minutes, manage the precept of £48,000 and see to the graves.",
    ),
  ).toContain("The successful applicant will keep the minutes");
});

test("a sentence in capitals among others is asked, and heads nothing", () => {
  const text =
    "NIGHT PORTER – HOTEL ARBUTUS – PERMANENT\n\nTHE JOB\nUNLOCK FOR LATE GUESTS AND WALK ALL SIX FLOORS " +
    "EVERY TWO HOURS\nCarry bags and lay the breakfast room\nKEEP THE FIRE LOG;" +
    "\n\nPERSON SPEC (E = essential, D = desirable)\nE   AT LEAST ONE YEAR OF NIGHTS IN A HOTEL OR A " +
    "HOSPITAL\nE   STAYS CALM\nD   Portuguese";
  expect(judgedIn(text, "Night Porter")).toEqual([
    "duty: UNLOCK FOR LATE GUESTS AND WALK ALL SIX FLOORS EVERY TWO HOURS",
    "duty: Carry bags and lay the breakfast room",
    "duty: KEEP THE FIRE LOG;",
    "must: AT LEAST ONE YEAR OF NIGHTS IN A HOTEL OR A HOSPITAL",
    "must: STAYS CALM",
    "nice: Portuguese",
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
  ["Minimum two (2) years of bookbinding in a workshop", "years", 2],
  ["Three (3) years in event or catering sales in a hotel or conference centre", "years", 3],
])("“%s” asks for time in figures and words", (line, kind, years) => {
  expect(oneOf(line)).toMatchObject({ kind, limits: { years } });
});

test("either work in either place is asked for, and not one work in any place", () => {
  const { alternatives } = oneOf("Three years in event or catering sales in a hotel or conference centre");
  expect(alternatives.map(({ terms }) => terms.map(({ words }) => words))).toEqual([
    ["event", "a hotel"],
    ["event", "conference centre"],
    ["catering sales", "a hotel"],
    ["catering sales", "conference centre"],
  ]);
});

test.each([
  ["A certificate such as ISPC or ECBA is desirable, not essential.", "nice"],
  ["Most of our readers come from Wales, so Welsh is a help.", "nice"],
  ["You can sew on a frame without help", "must"],
])("“%s” is %s", (line, strength) => {
  expect(oneOf(line).strength).toBe(strength);
});

test.each([
  ["Bring your own hand tools", ["own tools"]],
  ["You work either Christmas Day or New Year's Day", ["bank holidays"]],
  [
    "You will be in crawl spaces and up ladders, so heights and tight spaces must suit you",
    ["heights", "confined spaces"],
  ],
  ["You need a quiet room and broadband of 30 Mbps to work from home", ["home working"]],
  ["Start 05:30, home by two, six days a week", ["early starts"]],
  ["The boat leaves at 4.30, and one weekend in three", ["weekends", "early starts"]],
  ["Needed from 8.45, finishing at 3.30, and two evenings a year", ["evenings"]],
  ["12:00-06:30 on the night shift", ["nights"]],
  ["There is no bus before nine, so you need your own way of getting here", ["driving"]],
  ["Term-time only, with two evenings a year for the parents", ["evenings", "term time"]],
  ["Australian citizen or permanent resident, as we cannot sponsor a visa", ["right to work"]],
])("“%s” asks somebody to live with %j", (line, names) => {
  const { kind, alternatives } = oneOf(line);
  expect(kind).toBe("condition");
  expect(alternatives[0]?.terms.map(({ words }) => words)).toEqual(names);
});
