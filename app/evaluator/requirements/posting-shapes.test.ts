import { describe, expect, test } from "vitest";
import { judgedIn, linesOf } from "./fixtures";
import { readPosting } from "./read-posting";

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

describe("a requirement is read in whatever shape it comes", () => {
  test("things in a row in one sentence, and wishes after them", () => {
    expect(
      judgedIn(
        "Own van and tools, a CSCS card, and the patience for old walls are a must; lime work " +
          "would be lovely; £190 a day.",
        "Plasterer",
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
    expect(judgedIn(text, "Sous Chef")).toEqual([
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
    expect(judgedIn(text, "Supervisor")).toEqual([
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
    expect(judgedIn(text, "Driver")).toEqual([
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
    expect(judgedIn(text, "Playworker")).toEqual(["duty: You will keep the register."]);
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

test("what somebody will be doing is read though each doing stands in a paragraph of its own", () => {
  const text =
    "WHAT YOU'LL BE DOING\n\nSorting and grading donated instruments\n\nRestringing violins\n\n" +
    "WORKING FOR US\n\nWe repair for forty schools.\n\nI supply:\n- strings\n- coffee\n";
  expect(judgedIn(text, "Instrument Repairer")).toEqual([
    "duty: Sorting and grading donated instruments",
    "duty: Restringing violins",
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
