import { expect, test } from "vitest";
import { evaluate } from "./evaluate";

/** Whether the one requirement of a posting is claimed of somebody of its trade who writes a line. */
function isClaimed(title: string, asked: string, written: string): boolean {
  const cv = `Robin Sample
Work
${title}, Example Works, 2017 - 2024
- Kept the rota for 12 people
${written}
`;
  const posting = { title, text: `Requirements\n- ${asked}` };
  const result = evaluate({ posting, cv, questions: [], coverLetter: null, answers: [] });
  return result.dimensions
    .flatMap(({ items }) => items)
    .some(({ kind, verdict }) => kind === "requirement" && (verdict === "found" || verdict === "partly"));
}

const GAS = ["Gas Engineer", "Gas Safe registration"] as const;
const CAR = ["Sales Representative", "Full driving licence"] as const;
const NIGHTS = ["Baker", "Night shifts"] as const;
const XERO = ["Bookkeeper", "Experience with Xero"] as const;
const LEDGERS = ["Bookkeeper", "Software: bank feeds, bills and the month end close in Xero"] as const;
const FRENCH = ["Receptionist", "French, conversational"] as const;
const AID = ["Lifeguard", "First aid certificate"] as const;
const YEARS = ["Baker", "Three years as a baker in a hotel"] as const;

test.each([
  ["denies it", XERO, "- Xero since 2019, all ledgers", "- Xero not yet, all ledgers in Sage"],
  ["denies it in the next clause", FRENCH, "French: good, daily", "French: good menus, but I never spoke it"],
  ["speaks of a relative", FRENCH, "I speak good French", "My wife is the one who speaks good French"],
  [
    "speaks of a school",
    AID,
    "First aid certificate, 2023",
    "First aid certificate: the school always had that",
  ],
  [
    "keeps others' papers in order",
    CAR,
    "I look after the van; full driving licence",
    "I look after the forms: rotas and full driving licence expiry dates for all drivers",
  ],
  [
    "says that it has run out",
    AID,
    "First aid certificate, did it at the pool",
    "First aid certificate, did it at the pool so it will of run out",
  ],
  [
    "has people who do it",
    XERO,
    "On the newer books I did the bank feeds in Xero",
    "On the newer books my bookkeepers did the bank feeds in Xero",
  ],
  ["worked beside others", GAS, "Gas Safe registered", "Worked beside Gas Safe registered engineers"],
  [
    "was driven by somebody",
    CAR,
    "Full driving licence, 2011",
    "Trips driven by a colleague with full driving licence",
  ],
  ["wishes for it", XERO, "- Xero since 2019", "- I would like to learn Xero"],
  ["has it only if", NIGHTS, "I can work nights", "I can work nights if my sister comes"],
  ["counts in nights", NIGHTS, "I always work nights", "I always made 420 loaves in one night"],
  ["has a hobby", AID, "Training\nFirst aid certificate, 2023", "Interests\nFirst aid certificate, 2023"],
  ["let it lapse", AID, "First aid certificate, 2023", "First aid certificate, expired in 2015"],
  ["has not passed yet", CAR, "Full driving licence, 2011", "Provisional driving licence, 2024"],
  ["failed it", AID, "First aid certificate, passed 2023", "First aid certificate, failed 2023"],
  [
    "repeats the posting's choice",
    XERO,
    "I know Xero, since 2019",
    "I know Xero or another ledger, since 2019",
  ],
  ["worked for a firm of that name", XERO, "- Xero since 2019", "Bookkeeper, Xero Road Ltd, 2012 - 2016"],
  ["sold it", XERO, "- Used Xero for 40 clients", "- Sold Xero to 40 clients"],
  ["wrote about it", XERO, "- Wrote up ledgers in Xero", "- Wrote articles about Xero"],
  [
    "served its users",
    XERO,
    "- Daily figures in Xero, since 2019",
    "- Daily figures for Xero trainers, since 2019",
  ],
  ["is married to it", FRENCH, "I speak good French", "My wife speaks good French"],
  ["had it done", XERO, "- Ledgers posted in Xero", "- Ledgers posted by a bureau in Xero"],
  [
    "sends it to a department",
    XERO,
    "- Bills entered in Xero each Friday",
    "- Bills entered in Xero by head office each Friday",
  ],
  [
    "passes it on",
    XERO,
    "- Stamp the bills and post them in Xero",
    "- Stamp the bills and send them to the bureau, where they're posted in Xero",
  ],
  ["leaves it to a firm", XERO, "- Keep the books in Xero", "- Our book agency keeps the books in Xero"],
  ["copied the line", LEDGERS, "- Xero for four clients since 2019", `- ${LEDGERS[1]}`],
  ["did it elsewhere", YEARS, "- Bread for a hotel", "- Bread for a school"],
])("whoever %s is not credited with it", (_what, [title, asked], own, other) => {
  expect(isClaimed(title, asked, own)).toBe(true);
  expect(isClaimed(title, asked, other)).toBe(false);
});

const filling = [
  "I am passionate, dynamic and driven, with a proven commitment to excellence and growth.",
  "A motivated and versatile professional who delivers outstanding solutions and exceptional value.",
].join("\n");

test("a list beside the posting's own lines is not believed, a dated paper there is", () => {
  const list = "Teamwork, first aid certificate, rescue, patience";
  expect(isClaimed(...AID, `Training\n${list}`)).toBe(true);
  expect(isClaimed(...AID, `${filling}\nTraining\n${list}`)).toBe(false);
  expect(isClaimed(...AID, `${filling}\nTraining\nFirst aid certificate, 2023`)).toBe(true);
});

const DRIVING = ["Groom", "A full driving licence"] as const;
const RIGHT = ["Groom", "The right to work in the UK"] as const;

test.each([
  [DRIVING, "Interests", "Full UK licence, small Skoda.", true],
  [DRIVING, "Personal", "I have a full UK licence and live in Kelso.", true],
  [DRIVING, "Interests", "Reading, walking. Full clean licence. Chess.", true],
  [DRIVING, "Personal", "Full driving licence suspended until spring", false],
  [DRIVING, "Personal", "Provisional driving licence", false],
  [DRIVING, "Personal", "Driving licence, teamwork, resilience, passion", false],
  [RIGHT, "Personal", "British citizen.", true],
  [RIGHT, "Personal", "Full right to work in the UK, no sponsor needed", true],
  [RIGHT, "Personal", "I hold an Irish passport and live near Kelso.", true],
  [RIGHT, "Personal", "Brazilian citizen.", false],
  [RIGHT, "Personal", "A citizen of the world with a growth mindset", false],
] as const)("what a plain fact says is read beside filling, and no more: %j, %s: %s", (...row) => {
  const [[title, asked], part, told, isRead] = row;
  expect(isClaimed(title, asked, `${filling}\n\n${part}\n${told}`)).toBe(isRead);
});
