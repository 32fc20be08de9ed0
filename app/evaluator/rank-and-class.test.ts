import { describe, expect, test } from "vitest";
import { evaluate } from "./evaluate";
import { rows } from "./fixtures";

const evaluated = (title: string, held: string) => {
  const line = `At least 2 years as a ${title.toLowerCase()}`;
  const evaluation = evaluate({
    posting: { title, text: `${title}\n\nWhat you need\n\n- ${line}\n- Full UK driving licence\n` },
    cv:
      "Noor Sample\nAdare\n\nI have a full UK driving licence, and I live near the river.\n\nWork " +
      "experience\n" +
      `${held}\nMarsh Ltd\nMarch 2015 – present\nKept the book of the place and rang whoever had not come\n`,
    coverLetter: null,
    questions: [],
    answers: [],
    sentIn: "2026-11",
  });
  const items = evaluation.dimensions.flatMap((dimension) => dimension.items);
  return { summary: evaluation.ai_summary, years: items.find(({ label }) => label === line)?.verdict };
};

describe("a lower rank or class is not the kind of job advertised, and its years are not the job's", () => {
  test.each(
    rows(`
      Salon Manager | Salon Assistant
      Salon Manager | Assistant Salon Manager
      Payroll Manager | Payroll Clerk
      Warehouse Supervisor | Warehouse Operative
      Head Gardener | Gardener
      Head Housekeeper | Housekeeper
      Plumber | Plumber's Mate
      Pastry Chef | Commis Pastry Chef
      Nursery Manager | Deputy Nursery Manager
      Class 1 Driver | Class 2 Driver
    `),
  )("%s, held by a %s", (title, held) => {
    const { summary, years } = evaluated(title, held);
    expect(summary).not.toContain("the kind of job advertised");
    expect(years).not.toBe("found");
  });
});

describe("another kind of the same trade is not called the kind of job advertised", () => {
  test.each(
    rows(`
      Veterinary Nurse | Dental Nurse
      Bus Driver | Train Driver
      Employment Solicitor | Criminal Solicitor
      Conveyancing Paralegal | Personal Injury Paralegal
      School Secretary | Medical Secretary
    `),
  )("%s, held by a %s", (title, held) => {
    expect(evaluated(title, held).summary).not.toContain("the kind of job advertised");
  });
});

describe("and the same work, or more of it, is", () => {
  test.each(
    rows(`
      Salon Manager | Salon Manager
      Gardener | Head Gardener
      Salon Assistant | Salon Assistant
      Dental Receptionist | Head Dental Receptionist
      Band 6 Physiotherapist | Band 5 Physiotherapist
      Bookkeeper | Senior Bookkeeper
      HGV Driver | Lorry Driver
      Warehouse Supervisor | Warehouse Team Leader
    `),
  )("%s, held by a %s", (title, held) => {
    expect(evaluated(title, held).summary).toContain("the kind of job advertised");
  });
});
