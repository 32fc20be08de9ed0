import { describe, expect, test } from "vitest";
import { applicationTo, itemOn, itemsOf, rows, verdictsOn } from "./fixtures";

const verdict = (title: string, asked: string, told: string) => verdictsOn(title, asked, told, ["work"])[0];

describe("years in a job tell nothing of what its title does not name", () => {
  test.each(
    rows(`
      Software engineer | 3+ years with React | Kept things tidy
      Software engineer | 3+ years with React | Three years with Angular
      Software engineer | Three years of Java development | Kept things tidy
      Software engineer | Three years of people management | Kept things tidy
      Software engineer | Two years in fintech | Kept things tidy
      Software engineer | 3 years as a tech lead | Kept things tidy
      Accountant | At least 2 years using Xero | Kept things tidy
      Accountant | Two years in charities | Kept things tidy
      Accountant | Five years of team leadership | Kept things tidy
      Chef | Two years as a sous chef | Kept things tidy
      Chef | Three years as head chef | Chef de partie on grill
      Nurse | Two years in intensive care | Kept the ward tidy
      Lawyer | Three years of employment law | Conveyancing files
      Engineer | 5 years with Siemens PLCs | Five years with Allen-Bradley PLCs
    `),
  )("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdict(title, asked, told)).not.toMatch(/^(?:found|partly)$/);
  });
});

describe("a part of the work that the title names is told in part at most", () => {
  test.each(
    rows(`
      Software engineer | Two years of mobile development | Kept things tidy
      Software engineer | Two years of mobile development | Mended two pages of the mobile site
      Nurse | Two years in a similar role in a hospital | Kept things tidy
      Carer | Six months in a care home | Cared for my aunt at home
      Software engineer | 8+ years with React | React since 2020 in two products
    `),
  )("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdict(title, asked, told)).toBe("partly");
  });
});

describe("years of the work itself are found, and of a tool that a line of the job names", () => {
  test.each(
    rows(`
      Software engineer | Three years as a software engineer | Kept things tidy
      Software engineer | Five years of software development | Kept things tidy
      Software engineer | 5 years of experience in a similar role | Kept things tidy
      Software engineer | Three years of Java development | Wrote Java services for the booking system
      Software engineer | 3+ years with React | Built the shop front in React
      Software engineer | 3+ years with React | React since 2018 in two products
      Accountant | Three years in accounting | Kept things tidy
      Chef | Three years as a chef | Kept things tidy
      Nurse | Two years in a similar role in a hospital | Kept a ward of the hospital tidy
      Engineer | 5 years with Siemens PLCs | Programmed Siemens S7 PLCs from 2016 to 2023
    `),
  )("%s, asked for %s: %s", (title, asked, told) => {
    expect(verdict(title, asked, told)).toBe("found");
  });
});

describe("whoever says how many people they led has that number compared", () => {
  test.each(
    rows(`
      Shift manager | Leading a team of at least 12 | Led 31 people in two shops | found
      Shift manager | Leading a team of at least 12 | Led five people | partly
      Manager | Leading a team of at least 12, writing its rota and paying its wages | Led 31 people | partly
      Shift manager | Leading a team of at least 12 | Led 31 customers through the shop | not found
    `),
  )("%s, asked for %s: %s", (title, asked, told, ...rest) => {
    expect(verdict(title, asked, told)).toBe((rest as string[])[0]);
  });

  test("customers who are led through a shop are no team", () => {
    const [title, asked] = ["Shift manager", "Leading a team of at least 12"];
    const cv = ["Work", `${title}, Example Ltd, 2017 - 2024`, "Led 31 customers through the shop"];
    const items = itemsOf(applicationTo(title, [asked, "Kind"], { cv }));
    expect(itemOn(asked, items).verdict).not.toMatch(/^(?:found|partly)$/);
  });

  test("cashiers who are led beside customers who are served are a team", () => {
    const told = "Served 400 customers a day and led 15 cashiers";
    expect(verdict("Shift manager", "Leading a team of at least 12", told)).toMatch(/^(?:found|partly)$/);
  });
});

function itemOf(title: string, asked: string, job: string, told: string) {
  const text = `Requirements\n- ${asked}\n- Tidy and on time\n- Kind`;
  const cv = `Robin Sample\n\nExperience\n${job}, Example Works, 2017 - 2024\n- Kept the rota\n- ${told}`;
  const input = {
    posting: { title, text },
    cv,
    questions: [],
    coverLetter: null,
    answers: [],
    sentIn: "2026-11",
  };
  return itemOn(asked, itemsOf(input));
}

test("years of another thing are not the sentence that years by a title are shown with", () => {
  const asked = "Three years as an office manager";
  const item = itemOf("Office manager", asked, "Office manager", "Managed a restaurant for six years");
  expect(item.verdict).toBe("found");
  expect(item.quotes[0]?.text).toContain("2017 - 2024");
});

test("a team that sells by telephone is no kitchen's", () => {
  const asked = "Leading, rostering and training a kitchen team of five or more";
  const told = "Led a team of six colleagues in the call centre, rosters and training included";
  expect(itemOf("Head chef", asked, "Telesales agent", told).verdict).toBe("mentioned");
});

test("a heading in capitals is no readiness to travel", () => {
  const asked = "Able to travel to customer sites about 15% of the time";
  const hours = "HOURS\nFive days, splits, weekends, all that I do today.\n\nTRAVEL";
  const cv = `ROBIN SAMPLE\nFitter\n\n${hours}\nI sold the car, so I'm on a bike.\n\nVEG\nTwo mains.`;
  const input = {
    posting: { title: "Fitter", text: `Requirements\n- ${asked}\n- Tidy` },
    questions: [],
    answers: [],
  };
  const items = itemsOf({ ...input, cv, coverLetter: null, sentIn: "2026-11" });
  expect(itemOn(asked, items).verdict).not.toMatch(/^(?:found|partly)$/);
});

test("two years in an insurance office are had at insurance brokers, and the job itself is quoted", () => {
  const asked = "At least two years in an insurance office (broker, insurer or loss adjuster)";
  const jobs =
    "Account handler's assistant, Severn Insurance Brokers, Bath\nJune 2019 - present\nKept the files.";
  const cv = `Robin Sample\n\nExperience\n${jobs}`;
  const posting = { title: "Insurance assistant", text: `Requirements\n- ${asked}\n- Tidy` };
  const told = itemsOf({ posting, questions: [], answers: [], cv, coverLetter: null, sentIn: "2026-11" });
  const item = itemOn(asked, told);
  expect(item.verdict).toBe("found");
  expect(item.quotes[0]?.text).toContain("Severn Insurance Brokers");
});

test("years that no title names are a job to read, however likely the rest makes them", () => {
  const asked = "Two years or more with small firms as clients";
  const duties = [
    "Preparing renewal invitations",
    "Getting quotes from insurers by phone",
    "Issuing certificates",
  ];
  const done = ["Prepared 60 renewal invitations a month", "Got quotes from five insurers by phone"];
  const text = `Requirements\n- ${[asked, ...duties, "Excel", "Cert CII"].join("\n- ")}`;
  const job = "Insurance assistant, Severn Brokers\nJune 2019 – present";
  const lines = [...done, "Issued certificates of liability", "Used Excel for the claims register"].join(
    "\n- ",
  );
  const cv = `Robin Sample\n\nExperience\n${job}\n- ${lines}\n\nExams\nCert CII, 2023`;
  const given = {
    posting: { title: "Insurance assistant", text },
    questions: [],
    answers: [],
    coverLetter: null,
  };
  const item = itemOn(asked, itemsOf({ ...given, cv, sentIn: "2026-11" }));
  expect([item.verdict, item.quotes[0]?.text]).toEqual(["mentioned", "Insurance assistant, Severn Brokers"]);
});

test.each(
  rows(`
    Roofer | Three years of roofing | Shop assistant, Kent Roof Centre | Roofer
    Roofer | Three years of roofing | Roof showroom manager | Roofing contractor
    Fencer | Three years of fencing | Yard hand, Oak Fence Supplies | Fencer
    Plasterer | Three years of plastering | Van driver, Plaster Direct | Plasterer
    Dispatch controller | Two years of dispatch control | Document controller | Dispatch controller
    Quantity surveyor | Two years of quantity surveying | Land surveyor | Quantity surveyor
  `),
)("%s, asked for %s: who was %s has none of them", (title, asked, other, ...[own = ""]) => {
  const years = (job: string) => itemOf(title, asked, job, "Kept things tidy").verdict;
  expect(years(own)).toBe("found");
  expect(years(other)).not.toMatch(/^(?:found|partly)$/);
});

test("whoever looks after a client's account has no year in an accounts office, as a clerk has", () => {
  const asked = "Two years in an accounts office";
  for (const title of ["Account manager", "Senior account executive", "Account handler"])
    expect(itemOf("Accounts assistant", asked, title, "Kept 40 clients").verdict).not.toBe("found");
  for (const title of ["Accounts clerk", "Accounts assistant"])
    expect(itemOf("Accounts assistant", asked, title, "Kept the ledger").verdict).toBe("found");
});

test.each(
  rows(`
    Cook | Two years in a professional kitchen | Kitchen sales consultant | Chef de partie
    Fabricator | Two years of welding | Welding supplies buyer | Coded welder
    Roofer | Two years of roofing | Roofing estimator | Roofing contractor
  `),
)("%s, asked for %s: who was %s sold, bought or priced it", (title, asked, other, ...[own = ""]) => {
  const years = (job: string) => itemOf(title, asked, job, "Kept things tidy").verdict;
  expect(years(own)).toMatch(/^(?:found|partly)$/);
  expect(years(other)).not.toMatch(/^(?:found|partly)$/);
});
