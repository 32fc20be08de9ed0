import { expect, test } from "vitest";
import { evaluate } from "../evaluate";
import { isBreak } from "./occupation";

test.each(["Piano teacher, private, at home", "Bookkeeper, from an office at home"])(
  "who works at home has a job: %s",
  (title) => expect(isBreak(title)).toBe(false),
);

test.each([
  "Mother at home",
  "At home with our two children",
  "Father, at home",
  "Carer for my aunt at home",
])("who is at home for somebody has a break: %s", (title) => expect(isBreak(title)).toBe(true));

const yearsAsManager = (title: string) =>
  evaluate({
    posting: {
      title: "Retail store manager",
      text: "Requirements\n- Three years as a store manager\n- Stock",
    },
    questions: [],
    cv: `Robin Sample\n\nExperience\n${title}, Contoso Retail, Leeds\n2016 – 2020\n- Kept the rota`,
    coverLetter: null,
    answers: [],
  })
    .dimensions.flatMap(({ items }) => items)
    .find(({ label }) => label === "Three years as a store manager")?.verdict;

test("a shop's engineer or nurse has no years as its manager", () => {
  expect(yearsAsManager("Store Manager")).toBe("found");
  for (const title of ["Software Engineer", "Nurse"])
    expect(yearsAsManager(title)).not.toMatch(/^(?:found|partly)$/);
});
