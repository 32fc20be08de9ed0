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
  ["a posting with a budget", { finalJobPosting: "You look after $5,000,000." }, []],
  ["a posting with one end of the pay", { finalJobPosting: "Pay up to £37,000" }, []],
  ["pay in the title", { title: "Shift lead £35k" }, ["GW1 title"]],
  ["a place in the title", { title: "Shift lead (Coventry)" }, ["GW1 title"]],
  ["a title that shouts", { title: "SHIFT LEAD WANTED" }, ["GW1 title"]],
  ["a title of initials", { title: "CNC" }, []],
  ["no pay in Ireland", { country: "IE", salaryMin: null, salaryMax: null }, ["GW2 salaryMin"]],
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

test("where nothing is evaluated nobody is asked to say that it is", () =>
  expect(gate(ontario, false)).toEqual([]));
