import { expect, test } from "vitest";
import type { JobText } from "./fields";
import { PLACE_AND_PAY } from "./fixtures";
import { publishGate } from "./publish-gate";

const whole: JobText = {
  title: "Warehouse shift lead, nights",
  jobType: "full-time",
  locationType: "office",
  location: "Coventry",
  salaryMin: 34_500,
  salaryMax: 37_000,
  department: "",
  description: "",
  finalJobPosting: "**Salary:** £34,500 – £37,000 a year",
  ...PLACE_AND_PAY,
  locality: "Coventry",
};
const gate = (change: Partial<JobText>, evaluates = true) => {
  const { errors, warnings } = publishGate({ ...whole, ...change }, { evaluates, today: "2026-11-22" });
  return [...errors, ...warnings].map(({ code, field }) => `${code} ${field}`);
};
const remote = { locationType: "remote", locality: "" } as const;
const ontario = { country: "CA", region: "Ontario" };

test("a whole posting goes out without a word", () => expect(gate({})).toEqual([]));

test.each<[string, Partial<JobText>, string[]]>([
  ["no country", { country: "" }, ["GE1 country"]],
  ["an office without a town", { locality: "" }, ["GE2 locality"]],
  ["remote work from nowhere", remote, ["GE3 remoteFrom"]],
  ["remote work from two countries", { ...remote, remoteFrom: "GB,IE" }, []],
  ["pay without a currency", { payCurrency: "" }, ["GE4 payCurrency"]],
  ["a closing day that is over", { closesOn: "2026-11-21" }, ["GE5 closesOn"]],
  ["a job that closes today", { closesOn: "2026-11-22" }, []],
  ["a posting with another pay", { finalJobPosting: "Our pay: £50k" }, ["GE6 finalJobPosting"]],
  [
    "a posting with another pay in kroner",
    { finalJobPosting: "Salary: NOK 420,000" },
    ["GE6 finalJobPosting"],
  ],
  ["a posting with days of training", { finalJobPosting: "We pay for 5 days of training." }, []],
  ["a posting with a budget", { finalJobPosting: "You look after $5,000,000." }, []],
  ["a posting with one end of the pay", { finalJobPosting: "Pay up to £37,000" }, []],
  ["a posting that says the pay in thousands", { finalJobPosting: "Salary from £34.5k" }, []],
  ["a posting with what the sick are paid", { finalJobPosting: "Sick pay, and £500 for training" }, []],
  [
    "a posting with another range",
    { finalJobPosting: "£28,000 to £31,000 a year, and a van" },
    ["GW6 finalJobPosting"],
  ],
  ["a posting with the fields' range", { finalJobPosting: "£34.5k–£37k per annum" }, []],
  ["a posting with what is charged by the hour", { finalJobPosting: "We charge £80 to £120 an hour." }, []],
  ["a posting with what is spent in a year", { finalJobPosting: "You spend £90,000 a year." }, []],
  ["pay in the title", { title: "Shift lead £35k" }, ["GW1 title"]],
  ["a place in the title", { title: "Shift lead (Coventry)" }, ["GW1 title"]],
  ["a title that shouts", { title: "SHIFT LEAD WANTED" }, ["GW1 title"]],
  ["a title that insists", { title: "Shift lead!!!" }, ["GW1 title"]],
  ["a title of initials", { title: "CNC" }, []],
  ["no pay in Ireland", { country: "IE", salaryMin: null, salaryMax: null }, ["GW2 salaryMin"]],
  [
    "no pay for work from Ireland",
    { ...remote, remoteFrom: "GB,IE", salaryMin: null, salaryMax: null },
    ["GW2 salaryMin"],
  ],
  ["no pay in Britain", { salaryMin: null, salaryMax: null }, []],
  [
    "a question for earlier pay",
    { finalJobPosting: "Tell us your current salary." },
    ["GW3 finalJobPosting"],
  ],
  ["an evaluator in Ontario", ontario, ["GW4 finalJobPosting"]],
  [
    "an evaluator in Brooklyn",
    { country: "US", region: "NY", locality: "Brooklyn" },
    ["GW4 finalJobPosting"],
  ],
  ["an evaluator in Buffalo", { country: "US", region: "NY", locality: "Buffalo" }, []],
  ["an evaluator that is named", { ...ontario, finalJobPosting: "AI reads along." }, []],
  ["remote from anywhere", { ...remote, remoteFrom: "anywhere" }, ["GW5 remoteFrom"]],
])("%s", (_, change, problems) => expect(gate(change)).toEqual(problems));

test.each([
  ["AT", "", "Austria asks for the pay in the advert since 2011-03-01 (GlBG § 9 (2); not legal advice)."],
  [
    "PL",
    "",
    "Poland asks for the pay in the advert since 2025-12-24, or before the interview (Kodeks pracy, " +
      "art. 18(3ca); Dz.U. 2025 poz. 807, as reported; not legal advice).",
  ],
  [
    "IT",
    "",
    "Directive (EU) 2023/970, Article 5, wants the pay in the advert or before the interview since " +
      "2026-06-07. We found no law of Italy that says so yet (not legal advice).",
  ],
  [
    "US",
    "Massachusetts",
    "Massachusetts asks for the pay in the advert since 2025-10-29 (M.G.L. c. 149, § 105F; St. 2024, " +
      "c. 141, as reported; not legal advice).",
  ],
])("in %s %s the warning says what was read of the law", (country, region, message) => {
  const unpaid = { ...whole, country, region, salaryMin: null, salaryMax: null };
  const { warnings } = publishGate(unpaid, { evaluates: false, today: "2026-11-22" });
  expect(warnings.map((warning) => warning.message)).toEqual([message]);
});

test("where nothing is evaluated nobody is asked to say that it is", () =>
  expect(gate(ontario, false)).toEqual([]));
