import { expect, test } from "vitest";
import { saidOf } from "./fixtures";

const claimed = ["found", "partly"];
type Told = { cv?: readonly string[]; answer?: readonly [question: string, text: string] };
const said = (title: string, asked: string, { cv = [], answer }: Told) =>
  saidOf(title, [asked, "Keep the place tidy", "Answer the telephone"], {
    heading: "Requirements",
    cv: ["Work", `${title}, Example Works, Leeds, 2016 - 2024`, "- Swept up", ...cv],
    answers: answer ? [answer] : [],
  });

test.each([
  ["Driver", "LGV Category C", "I am doing my Cat C, the theory is next month."],
  ["Electrician", "18th Edition", "I'm currently doing my 18th Edition and like it."],
])("a %s who is asked for %s has none of it who says: %s", (title, asked, told) => {
  const answer = ["Which papers do you hold?", told] as const;
  expect(claimed).not.toContain(said(title, asked, { answer })[0]);
});

test("whoever is doing a paper is on the way to it, where that is welcome", () => {
  const asked = "Membership of the RICS, or being on the way to it";
  const cv = ["", "Papers", "RICS: I am doing the APC (associate route), finish in spring"];
  expect(claimed).toContain(said("Quantity surveyor", asked, { cv })[0]);
  const answer = ["Which papers do you hold?", "I did my 18th Edition in 2023."] as const;
  expect(said("Electrician", "18th Edition", { answer })[0]).toBe("found");
});

test("whoever may drive a lorry with a trailer may drive a lorry", () => {
  const cv = ["", "Licences", "LGV C+E (2009), digi card to 2030"];
  expect(claimed).toContain(said("Driver", "LGV Category C", { cv })[0]);
  const car = ["", "Licences", "Category B, clean"];
  expect(claimed).not.toContain(said("Driver", "LGV Category C", { cv: car })[0]);
});

test.each([
  "Have at least 12 months' experience in a care setting",
  "At least one year of work in a health care environment",
])("whoever was a care assistant for years has worked for %s", (asked) => {
  const work = (title: string) =>
    saidOf("Carer", [asked, "Wash people", "Answer bells"], {
      heading: "Requirements",
      cv: [
        "WORK HISTORY",
        title,
        "Oakengates, Telford",
        "Feb. 2023 till date",
        "- Helping people with washing",
      ],
    });
  expect(work("Health Care Assistant (Nights)")[0]).toBe("found");
  expect(claimed).not.toContain(work("Housekeeper")[0]);
});

test.each([
  [
    "Welder",
    "Three years of TIG welding",
    "How long have you been TIG welding?",
    "About five years, for dairies.",
  ],
  [
    "Cook",
    "Two years of bread baking",
    "How many years of bread baking do you have?",
    "Nine years at the old mill.",
  ],
])("a %s is found to have %s who answers how long", (title, asked, question, text) => {
  expect(said(title, asked, { answer: [question, text] })).toEqual(["found", text]);
});

test.each([
  "Five years, but as a helper who held the plates.",
  "Two years, on stainless for dairies.",
  "Five years if you count college, on stainless.",
])("%s is to be read where three years of welding are asked for", (text) => {
  const answer = ["How long have you been TIG welding?", text] as const;
  expect(said("Welder", "Three years of TIG welding", { answer })[0]).toBe("mentioned");
});
