import { expect, test } from "vitest";
import { gardenerCv } from "./fixtures";
import { withoutPersonalDetails } from "./personal-details";

const kept = (text: string) => withoutPersonalDetails(text).replace(/\s+/g, " ").trim();

test("name, e-mail and telephone are blanked, and every offset stays", () => {
  const blanked = withoutPersonalDetails(gardenerCv);
  expect(blanked).toHaveLength(gardenerCv.length);
  expect(blanked).not.toMatch(/Robin|Example|robin@|7946/);
  expect(blanked.indexOf("Senior Gardener")).toBe(gardenerCv.indexOf("Senior Gardener"));
});

for (const line of [
  "Date of birth: 4 March 1962",
  "Nationality: Polish. Married, two children. Religion: Catholic.",
  "Alex Morgan (she/her)",
  "Wei Zhang 张伟",
  "Mohammed Al-Farsi",
  "12 Harbour Street, Apt 4",
  "Phone: +40 721 000 111",
  "https://www.linkedin.com/in/somebody-made-up",
  "Staatsangehörigkeit: deutsch",
]) {
  test(`"${line}" says who somebody is and is left out`, () => {
    expect(kept(`${line}\nExperience\nPruned an orchard of apple trees.`)).not.toContain(line.slice(0, 12));
  });
}

test("what somebody did is not taken for a personal detail", () => {
  const work =
    "Head Gardener\nExperience\nMarried the stock list of 2019 with the till data of forty shops and eleven kiosks over two long winters.\nAddressed 300 complaints.";
  expect(kept(work)).toBe(work.replace(/\s+/g, " "));
});

test("the name is blanked wherever it stands again", () => {
  expect(
    kept("Wilhelmina Quist\nExperience\nQuist pruned the orchard in 2014 with a crew of three."),
  ).not.toContain("Quist");
});
