import { expect, test } from "vitest";
import { readPosting } from "./read-posting";

const lines = (title: string, text: string) => readPosting({ title, text }).map(({ line }) => line);
const strengths = (title: string, text: string) =>
  readPosting({ title, text }).map(({ line, strength }) => `${strength}: ${line}`);

test("a table, its ticks and letters, and the times below its head", () => {
  const text =
    "Task | Share of the week | Who else does it\nIssuing keys at the desk | 40% | Ann\n" +
    "Winding the clocks | 0% | the warden, never you\n\n" +
    "Criterion | Essential | Desirable | How assessed\nA year at a front desk | x | | CV\n" +
    "Some Welsh | | x | Interview\n\nPay | £12.95 an hour\nHoliday | 5.6 weeks\n\n" +
    "When | Hours\nMon, Tues | 7.45 to 5.15";
  expect(strengths("Porter", text)).toEqual([
    "duty: Issuing keys at the desk",
    "must: A year at a front desk",
    "nice: Some Welsh",
    "must: Mon, Tues: 7.45 to 5.15",
  ]);
});

test("a table whose head stands apart, with parts among its rows", () => {
  const text =
    "Ref | Criterion | E/D | Seen at\n\n1. Knowledge\n1.1 | A year at a front desk | E | A\n" +
    "2. Languages\n2.1 | Some Welsh | D | I\n\nA second language, Polish above all, would be welcome.";
  expect(strengths("Porter", text)).toEqual([
    "must: A year at a front desk",
    "nice: Some Welsh",
    "nice: A second language, Polish above all, would be welcome.",
  ]);
});

test("columns that only spaces part, with how much each row is wanted behind it", () => {
  const text =
    "WHAT YOU DO                              ESSENTIAL / DESIRABLE\n-----------\n" +
    "Desk          Sign visitors in and out             ESSENTIAL\n" +
    "Post          Sort the second post by noon         ESSENTIAL\n\n" +
    "WHAT YOU BRING                           ESSENTIAL / DESIRABLE\n-----------\n" +
    "School        GCSE English at grade 4, or equivalent    ESSENTIAL\n" +
    "System        Used a visitor system such as Envoy       ESSENTIAL\n" +
    "Tongues       Polish or Urdu                            DESIRABLE";
  expect(strengths("Porter", text)).toEqual([
    "must: Sign visitors in and out",
    "must: Sort the second post by noon",
    "must: GCSE English at grade 4, or equivalent",
    "must: Used a visitor system such as Envoy",
    "nice: Polish or Urdu",
  ]);
});

test("paragraphs that count up within one part are its points, whichever part comes first", () => {
  const text =
    "### 2. Person specification\n**Essential**\n\n2.1 A diploma in baking\n\n" +
    "2.2 Work with a deck oven (ours is a Tagliavini)\n\n" +
    "2.3 Shapes loaves, including when the dough is wet\n\n" +
    "**Desirable**\n\n2.4 Some Welsh";
  expect(strengths("Baker", text)).toEqual([
    "must: A diploma in baking",
    "must: Work with a deck oven (ours is a Tagliavini)",
    "must: Shapes loaves, including when the dough is wet",
    "nice: Some Welsh",
  ]);
});

test("a table of names and values has no head, though its first name could be one", () => {
  const text = "Skills | Excel and Word\nQualifications | NVQ Level 3 in admin\nPay | £12.95 an hour";
  expect(strengths("Clerk", text)).toEqual(["must: Excel and Word", "must: NVQ Level 3 in admin"]);
});

test("a ruled table of names and values, and one that says must and good to have", () => {
  const text =
    "| **Position** | Microbiologist |\n|---|---|\n| **Company** | Sahyara Biopharma Ltd. |\n" +
    "| **Qualification** | M.Sc. Microbiology |\n| **Gender** | Any |\n" +
    "| **Shift** | Rotational, nights too |\n\n" +
    "| Skills | Must / Good to have |\n|---|---|\n| Aseptic gowning | Must |\n| Konkani | Good to have |";
  expect(strengths("Microbiologist", text)).toEqual([
    "must: M.Sc. Microbiology",
    "must: Rotational, nights too",
    "must: Aseptic gowning",
    "nice: Konkani",
  ]);
});

test.each([
  ["Criteria | Essential / Desirable\n", "E", "D"],
  ["What we look for | How much\n", "Essential", "Desirable"],
  ["", "E", "D"],
])("a last column that says how much each row is wanted, below %j", (head, essential, desirable) => {
  const text =
    `Person specification\n${head}Two years of glazing | ${essential}\nSound knowledge of leadwork | ` +
    `${essential}\nFull driving licence | ${desirable}\nSome Welsh | ${desirable}`;
  expect(strengths("Glazier", text)).toEqual([
    "must: Two years of glazing",
    "must: Sound knowledge of leadwork",
    "nice: Full driving licence",
    "nice: Some Welsh",
  ]);
});

test("whom an employer would love to hear from is whom it needs, and its open doors are its own", () => {
  const text =
    "We open our doors to 40 people each night.\n\nWe'd love to hear from you if you:\n" +
    "- can shape 60 loaves an hour\n- hold Food Hygiene Level 2\n- speak Polish (desirable)";
  expect(strengths("Baker", text)).toEqual([
    "must: can shape 60 loaves an hour",
    "must: hold Food Hygiene Level 2",
    "nice: speak Polish (desirable)",
  ]);
});

test("two monthly payrolls are not two months of anything", () => {
  const [asked] = readPosting({ title: "Clerk", text: "You will run two monthly payrolls." });
  expect(asked?.alternatives[0]?.terms.map(({ words }) => words).join(" ")).toMatch(/monthly payrolls/);
});

test("a document in numbered parts and paragraphs", () => {
  const text =
    "1. About the trust\n1.1 The trust cares for 60,000 photographs.\n\n2. Principal duties\n" +
    "2.1 To produce catalogue descriptions in our collections\nmanagement system.\n" +
    "2.2 To take a turn on the desk, including one Saturday\nin four.\n\n3. The postholder\n" +
    "3.1 A qualification in archives is essential.\n\n4. Terms\n4.1 Annual leave is 25 days.";
  expect(strengths("Archivist", text)).toEqual([
    "duty: To produce catalogue descriptions in our collections management system.",
    "duty: To take a turn on the desk, including one Saturday in four.",
    "must: A qualification in archives is essential.",
  ]);
});

test("questions with their answers", () => {
  const text =
    "Q: Who are you?\nA: A small company with three camps.\n\nQ: Do I need a licence?\n" +
    "A: Yes. Silver level, or Bronze with Silver booked.\n\nQ: Must I be fit?\n" +
    "A: Fit enough to walk 15 km in the heat.\n\nQ: What about the pay?\nA: £300 a week.";
  expect(lines("Guide", text)).toEqual([
    "Silver level, or Bronze with Silver booked.",
    "Fit enough to walk 15 km in the heat.",
  ]);
});

test("a chat, whose points have pictures", () => {
  const text = "🧱 PLASTERER\n🔹skim, float and set\n🔹own hand tools and own van\n💷 £190 a day";
  expect(lines("Plasterer", text)).toEqual(["skim, float and set", "own hand tools and own van"]);
});

test("a friend's post, where each point has a picture of its own and facts have one too", () => {
  const text =
    "Looking for a GROOMER\n\n🛁 bath, blow dry, nails and ears, the lot\n🐕 kind to nervous dogs, always\n" +
    "📍 the shop by the bottle-o in Wynnabah\n🚗 car and licence if poss for house calls\n" +
    "💪 some of these dogs are 50 kilos\n🧹 hair everywhere so you'll be sweeping\n\n" +
    "She's paying £15 an hour, you keep your tips and you can bring your own dog to work";
  expect(lines("Dog Groomer", text)).toEqual([
    "bath, blow dry, nails and ears, the lot",
    "kind to nervous dogs, always",
    "car and licence if poss for house calls",
    "some of these dogs are 50 kilos",
    "hair everywhere so you'll be sweeping",
  ]);
});

test("one long paragraph, where the check is asked for and the return is not", () => {
  const text =
    "We do however ask for a full licence. The appointment is subject to a Disclosure Scotland check. In " +
    "return we offer £13.40 an hour and, for those who want it, the diploma. Our people tend to stay: the " +
    "colleague you would replace was with us for years. We need another pair of hands. " +
    "Balmanno's treats all applicants alike. You will be the first voice that clients hear, so you'll need " +
    "a warm manner.";
  expect(lines("Operative", text)).toEqual([
    "We do however ask for a full licence.",
    "The appointment is subject to a Disclosure Scotland check.",
    "You will be the first voice that clients hear, so you'll need a warm manner.",
  ]);
});

test("questions that a reader would have, told as headings", () => {
  const text =
    "**Who are you people anyway?**\nA camp of ten tents. 70% of the land is leased.\n\n" +
    "**How many years?**\nThree seasons with big game.\n\n**What's the money like?**\n" +
    "Guides who reach Gold get their fees back.\n\n**I like birds more. Is it for me, or not?**\n" +
    "There is room for all.\n\n**SOUNDS LIKE ME – what next?**\nIf we like it we'll invite you for a drive.";
  expect(lines("Safari Guide", text)).toEqual(["Three seasons with big game."]);
});

test("what heads a form, and how it is sent in", () => {
  const text =
    "Post: Enforcement Officer    Post No: PL/0447\nDirectorate: Place and Environment\n\nNotes\n" +
    "Uniform must be worn. Applications may be submitted in Welsh. CVs are not accepted.\n\nPay\n" +
    "£36 an hour. The successful candidate will be required to provide a criminal record check.";
  expect(lines("Enforcement Officer", text)).toEqual([
    "Uniform must be worn.",
    "The successful candidate will be required to provide a criminal record check.",
  ]);
});

test("an agency that shouts, with pictures around its headings", () => {
  const text =
    "🚨🚨 OPERATIVES WANTED NOW!! 🚨🚨\n📍 DONCASTER, 10 mins from the M18\n💷 £13 p/h DAYS, £14 LATES!!\n" +
    "📅 ONGOING, TEMP TO PERM for the right people\n\n🔥 WHAT YOU'LL BE DOING 🔥\n" +
    "👉 PICKING to store orders with a scanner\n👉 TIPPING containers BY HAND\n\n" +
    "⚡⚡ DO NOT APPLY UNLESS YOU CAN SAY YES TO THIS ⚡⚡\n✅ LIFTING up to 25KG\n✅ ROTATING SHIFTS\n\n" +
    "⭐ EXTRA BROWNIE POINTS (+ 75p p/h) ⭐\n🚜 In-date REACH licence";
  expect(strengths("Warehouse Operatives x 40", text)).toEqual([
    "duty: PICKING to store orders with a scanner",
    "duty: TIPPING containers BY HAND",
    "must: LIFTING up to 25KG",
    "must: ROTATING SHIFTS",
    "nice: In-date REACH licence",
  ]);
});

test("headings within a paragraph, and what stands between them", () => {
  const text =
    "**Pohue Lane** is eighteen people. Our work is on slopes that nobody wanted. " +
    "**Why the seat is free.** Mereana has moved and her projects need an owner.\n\n" +
    "**What you bring.** We are after at least four " +
    "years of design. **How we are with each other.** You should own up early. **On site.** You inspect " +
    "pipes.\n\n**Who to ring.** Bryce on the office line.";
  expect(lines("Civil Engineer", text)).toEqual([
    "We are after at least four years of design.",
    "You should own up early.",
    "You inspect pipes.",
  ]);
});

test("a warm letter, its asides and who signs it", () => {
  const text =
    "Dear physio,\n\nThere are four of us now, plus a very old greyhound on Fridays.\n\nMore than any " +
    "weekend course, though, I care that you can explain a sore back.\n\nWarmly,\nOrlaith Quinn\n" +
    "Tonlegee Lane Physiotherapy";
  expect(lines("Physiotherapist", text)).toEqual(["I care that you can explain a sore back."]);
});

test("what only fills a chatty posting is no must", () => {
  const text = "Oh, and no jerks please. If 3 am alarms don't make you cry, read on. You must shape bread.";
  expect(lines("Baker", text)).toEqual(["You must shape bread."]);
});

test("points with a small o before them, and patience that is no program", () => {
  const text =
    "Requirements\no You are clear on drugs and alcohol\no You can work Sundays\n\n" +
    "Above all you are patient: you give people the time to find the word.";
  expect(readPosting({ title: "Dispatcher", text }).map(({ line, kind }) => `${kind}: ${line}`)).toEqual([
    expect.stringContaining(": You are clear on drugs and alcohol"),
    "condition: You can work Sundays",
    expect.not.stringContaining("tool: "),
  ]);
});

test("what is given in the same breath is not asked for", () => {
  const text =
    "You must drive. You will have every other weekend off properly, 28 days' holiday and a wage of " +
    "£29,000. No two days are the same. Pay is £30,000 depending on what you have done. " +
    "No recruiters please. Patience should be second nature.";
  expect(lines("Herdsperson", text)).toEqual(["You must drive.", "Patience should be second nature."]);
});

test("what stands in brackets, or says why, is no demand of its own", () => {
  const text =
    "You must hold the APA or the CIP (general insurance, personal lines), because the bank says so. " +
    "You have to take part in the rota, one week in four, nights and weekends included. " +
    "Our files live in ClaimCenter; if you have worked in it you'll be up and running sooner.";
  expect(lines("Claims Handler", text)).toEqual([
    "You must hold the APA or the CIP (general insurance, personal lines), because the bank says so.",
    "You have to take part in the rota, one week in four, nights and weekends included.",
    "Our files live in ClaimCenter; if you have worked in it you'll be up and running sooner.",
  ]);
});

test("parts of a document with prose below, and letters with numbers", () => {
  const text =
    "1. The post\nThe technician will feed the stock and check nets every day.\n\n2. The person\n" +
    "Confidence on boats.\n\n3. Terms\nSalary £26,400.\n\n4. Applications\nBy letter and CV.";
  expect(lines("Technician", text)).toEqual([
    "The technician will feed the stock and check nets every day.",
    "Confidence on boats.",
  ]);
  const lettered =
    "(H = HANFODOL / ESSENTIAL   D = DYMUNOL / DESIRABLE)\n\nH1. Handy: small joinery\nD1. Some Welsh";
  expect(strengths("Caretaker", lettered)).toEqual(["must: Handy: small joinery", "nice: Some Welsh"]);
});

test("how the Irish ask, and what a week is", () => {
  const text =
    "You'd want to be able to read a drawing. It's half seven to four Monday to Friday, plus call-out " +
    "one week in four. The successful applicant will need an enhanced DBS check. You'd want to love it here.";
  expect(lines("Fitter", text)).toEqual([
    "You'd want to be able to read a drawing.",
    "It's half seven to four Monday to Friday, plus call-out one week in four.",
    "The successful applicant will need an enhanced DBS check.",
  ]);
});

test("letters and signs that a legend explains", () => {
  const text =
    "E = essential   D = desirable\nA = application   I = interview\n\n1  Skills\n" +
    "1.1  Works a till by hand  E  A/I\n1.2  Dutch or British Sign Language  D  I";
  expect(strengths("Guide", text)).toEqual([
    "must: Works a till by hand",
    "nice: Dutch or British Sign Language",
  ]);
  const signs =
    "KEY  ● we cannot appoint you without it   ○ would please us   ◇ we'll teach you\n\n" +
    "● personal care for one pupil\n○ Makaton signs\n◇ our steps for behaviour";
  expect(strengths("Assistant", signs)).toEqual(["must: personal care for one pupil", "nice: Makaton signs"]);
});

test("a mail that was passed on, with its heads and its short lines", () => {
  const text =
    "From: Darren\nTo: All\nSubject: FW: welder\n\nSee below.\n\n" +
    "> From: Stuart\n> Sent: Tuesday 16:52\n>\n" +
    "> I want somebody who can weld stainless pipe and\n> get it past an X-ray. You will need to read a\n" +
    "> drawing.\n>\n> Stuart";
  expect(lines("Welder", text)).toEqual([
    "I want somebody who can weld stainless pipe and get it past an X-ray.",
    "You will need to read a drawing.",
  ]);
});

test("questions that are demands, and no others", () => {
  const text =
    "Have you noticed our boards?\n\nCan you drive a van up a hill in snow?\n\n" +
    "Are Saturdays all right?\n\n" +
    "Do you want to join us?\n\nDo you pick up a telephone without a sigh?";
  expect(lines("Driver", text)).toEqual([
    "Can you drive a van up a hill in snow?",
    "Are Saturdays all right?",
    "Do you pick up a telephone without a sigh?",
  ]);
});

test("what whoever leaves does now, and what those had who did well", () => {
  const text =
    "Our Ines is retiring, and this is what Ines does. She runs the weekly pay in Sage. " +
    "She came from a shoe shop. She gets £15 an hour.\n\n" +
    "People who have done well here had kept books before. They wrote plainly.";
  expect(lines("Clerk", text)).toEqual([
    "She runs the weekly pay in Sage.",
    "People who have done well here had kept books before.",
    "They wrote plainly.",
  ]);
});

test("a budget is no pay, and whoever has done the work for years may be asked after", () => {
  const text =
    "Maureen has run our kitchen for nineteen years and goes at Easter. " +
    "So what does Maureen do all day?\n\n" +
    "She makes dinner for forty. She does the ordering on £5.60 a head a day.";
  expect(lines("Cook", text)).toEqual([
    "She makes dinner for forty.",
    "She does the ordering on £5.60 a head a day.",
  ]);
});

test("a night told by the clock, and pages with a frame", () => {
  const text =
    "22.45 You take over the keys from reception.\n\n00.30 Doors locked, fire panel checked.\n\n" +
    "04.00 Hoover the lobby and bring in the bread.\n\nPage 2 of 3\nRef LS/0447\n\n" +
    "Three things that are not negotiable: a personal licence; good English; and nights in a row.";
  expect(lines("Porter", text)).toEqual([
    "You take over the keys from reception.",
    "Doors locked, fire panel checked.",
    "Hoover the lobby and bring in the bread.",
    "a personal licence",
    "good English",
    "nights in a row.",
  ]);
});

test("what only looks like a table, a greeting or a frame hides nothing and asks for nothing", () => {
  const text =
    "Acme Ltd | Leeds\nFull-time | Permanent\n\nRequirements\n\n- A year at a front desk\n\n" +
    "--- What you will do ---\n\n- Greet visitors\n\n*Nice:* some Welsh";
  expect(strengths("Porter", text)).toEqual([
    "must: A year at a front desk",
    "duty: Greet visitors",
    "nice: some Welsh",
  ]);
});

test(
  "what is said of the ward, of whoever reads the letters, or of a place that falls free asks " +
    "for nothing",
  () => {
    const text =
      "CLEANER WANTED for a dental surgery in Sligo, June start. Marta is retiring and we need " +
      "somebody for her round, " +
      "so this is no trial. We would like somebody as kind.\n\nJob summary\n\nThe cleaner is the " +
      "first person " +
      "anybody meets. The surgery sees about ninety patients a day. You mop the stairs and the " +
      "waiting room.\n\n" +
      "You must have a full driving licence. Orla at the desk will read every letter that comes.";
    expect(lines("Cleaner", text)).toEqual([
      "You mop the stairs and the waiting room.",
      "You must have a full driving licence.",
    ]);
  },
);

test("what is paid or provided by whoever comes is their work, and no benefit", () => {
  const text =
    "What you will do\n\nYou check that suppliers are paid. You see that helmets are provided.\n\n" +
    "The trial morning is paid. Letters to the hospital go out under your name, so spelling must be right.";
  expect(lines("Clerk", text)).toEqual([
    "You check that suppliers are paid.",
    "You see that helmets are provided.",
    "Letters to the hospital go out under your name, so spelling must be right.",
  ]);
});

test("an owner who runs the kitchen is not told of for the reader where nobody leaves", () => {
  const text =
    "Nobody has left in ten years. The owner is a fisherman. He runs the kitchen and buys the fish.\n\n" +
    "You will make desserts.";
  expect(lines("Pastry Cook", text)).toEqual(["You will make desserts."]);
});

test.each([
  ["a point without an end", `- You must ${"good work ".repeat(3_900)}`],
  ["a sentence without an end", `You must do ${"good work ".repeat(3_900)}`],
  ["stars without an end", "★ b ".repeat(10_000)],
  ["rows without an end", "a | b | c\n\n".repeat(3_600)],
  ["lines without an end", "a\n".repeat(20_000)],
])("whoever posts %s is answered within a second or so", (_, text) => {
  const before = process.cpuUsage();
  readPosting({ title: "Clerk", text });
  // Microseconds of CPU: beside other work the same takes thrice as long by the clock.
  expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
});

test("a table of details asks for nothing, and one of a single column for each of its rows", () => {
  const text =
    "| Post details | |\n|---|---|\n| Contract | Permanent, 40 hours |\n| Reports to | Head porter |\n" +
    "| Buildings | Four, with two lifts |\n| Closing date | Friday |\n\n" +
    "| What you will do |\n|---|\n| Sort the second post by noon |\n| Wind the clocks on Mondays |\n\n" +
    "What you need\n- A first aid certificate";
  expect(lines("Porter", text)).toEqual([
    "Sort the second post by noon",
    "Wind the clocks on Mondays",
    "A first aid certificate",
  ]);
});

test("what somebody must see is asked for", () => {
  const text = "I run a kitchen of two. I must see a food safety certificate, Level 2 or higher.";
  expect(strengths("Cook", text)).toEqual(["must: I must see a food safety certificate, Level 2 or higher."]);
});

test("what every list of duties ends with is asked of nobody, and what pleases is only wished for", () => {
  const text =
    "Your duties\n- Sort the second post\n- Take part in appraisal and training\n" +
    "- Any other duty which the Head may reasonably ask for\n\n" +
    "A diploma in archives would please our board, though we would not lose you over it.";
  expect(strengths("Porter", text)).toEqual([
    "duty: Sort the second post",
    expect.stringMatching(/^nice: A diploma in archives would please our board/),
  ]);
});

test("a first column that only names areas asks for nothing, and what stands beside it is asked for", () => {
  const text = `| Area | What we look for | E/D |
|---|---|---|
| Paper | Certificate in bookbinding or paper conservation | E |
| Software | Enters each book in the catalogue every day | E |
| Software | Prints labels from a database | D |
| Person | Owns up when a page has torn | E |`;
  expect(strengths("Bookbinder", text)).toEqual([
    "must: Certificate in bookbinding or paper conservation",
    "must: Enters each book in the catalogue every day",
    "nice: Prints labels from a database",
    "must: Owns up when a page has torn",
  ]);
});

test("the arrangements of a post are asked for where somebody lives with them, and its grade is not", () => {
  const text = `| Working arrangements | |
|---|---|
| Grade | Scale 6, reviewed in April |
| Evenings | Reading room, one Thursday evening a month until 8 pm |
| Outdoors | Three days a month on site at the stores, which are cold |`;
  expect(readPosting({ title: "Bookbinder", text })).toMatchObject([
    { line: "Reading room, one Thursday evening a month until 8 pm", kind: "condition" },
    { line: "Three days a month on site at the stores, which are cold", kind: "condition" },
  ]);
});
