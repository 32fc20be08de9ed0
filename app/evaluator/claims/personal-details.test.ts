import { expect, test } from "vitest";
import { gardenerCv } from "../fixtures";
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
  "City of Residence: Ashdod",
  "Mobile: 0712 345 678",
  "Age 34, two children",
  "Married, two children",
  "Mobile 0712 345 678",
  "Email w.quist@example.org",
  "Phone - 0712 345 678",
  "Single, two children",
  "Single mother of two",
  "Gender female",
  "Religion Catholic",
]) {
  test(`"${line}" says who somebody is and is left out`, () => {
    expect(kept(`${line}\nExperience\nPruned an orchard of apple trees.`)).not.toContain(line.slice(0, 12));
  });
}

for (const line of [
  "Mobile apps in Kotlin",
  "Mobile-first design of the booking pages",
  "Email marketing for three brands",
  "E-mail campaigns and newsletters",
  "Phone support for 300 customers a week",
  "Single sign-on for forty services",
  "Single-page applications in React",
  "Photo editing in Lightroom and Photoshop",
  "Children's services coordinator, Leeds City Council",
  "Religious education teacher, Fernhill School",
  "Age-related care for patients with dementia",
]) {
  test(`"${line}" says what somebody did and is kept`, () => {
    expect(kept(`Wilhelmina Quist\nExperience\nHead Gardener, 2014 to 2020\n${line}`)).toContain(line);
  });
}

test("what somebody did is not taken for a personal detail", () => {
  const work =
    "Head Gardener\nExperience\nMarried the stock list of 2019 with the till data of forty shops and " +
    "eleven kiosks over two long winters.\nAddressed 300 complaints.";
  expect(kept(work)).toBe(work.replace(/\s+/g, " "));
});

test("a row of contacts loses the name, the place and the handle that stand in it, and no trade", () => {
  const row = "Wilhelmina Quist | Gardener | Alnmouth, NE66 | w.quist@example.org | GitHub quistleaf";
  const blanked = kept(`${row}\nExperience\nQuist pruned the orchard in Northumberland.`);
  expect(blanked).not.toMatch(/Wilhelmina|Quist|Alnmouth|quistleaf|example/);
  expect(blanked).toContain("Gardener");
});

test("a name with each word on a line of its own is blanked there and wherever it stands again", () => {
  const blanked = kept("Wilhelmina\nQuist\nHead Gardener\nExperience\nQuist pruned the orchard.");
  expect(blanked).toBe("Head Gardener Experience pruned the orchard.");
});

test("a name that ran into the trade beside it, and stands at the foot of each page, is blanked", () => {
  const foot = "4 May 2024 Wilhelmina Quist · CV";
  const blanked = kept(
    `Wilhelmina QuistGardener · Orchards\n${foot}\nExperience\nPruned apple trees.\n${foot}\n${foot}`,
  );
  expect(blanked).not.toMatch(/Wilhelmina|Quist/);
  expect(blanked).toContain("Pruned apple trees.");
});

test("where somebody lives is blanked above the first heading, and where a job was is kept", () => {
  const blanked = kept(
    "Wilhelmina Quist\nAlnmouth, West Alba\nExperience\nHead Gardener, Alnmouth, West Alba",
  );
  expect(blanked).toBe("Experience Head Gardener, Alnmouth, West Alba");
});

test("a word of an e-mail address is no name where it stands by itself", () => {
  expect(
    kept("Wilhelmina Quist\nGardener\nw.quist@orchards.example\nExperience\nThe orchards of Alba."),
  ).toContain("orchards of Alba");
});

test("the name is blanked wherever it stands again", () => {
  expect(
    kept("Wilhelmina Quist\nExperience\nQuist pruned the orchard in 2014 with a crew of three."),
  ).not.toContain("Quist");
});

test("a line of things to know, and no name, is read", () => {
  expect(kept("Rukhsana Baloch\nMother tongue Urdu.\nExperience\nPacked boxes.")).toContain("Urdu");
});

test("the name is left out below another one, an address and what the CV calls itself", () => {
  const above = "Lakisha Washington\n12 Station Road, Leeds\n07700 900123\nCURRICULUM VITAE\n";
  expect(kept(`${above}Gordon Stratton\nExperience\nPacked boxes.`)).not.toContain("Stratton");
});

test("a trade in capitals above an address is none of it", () => {
  expect(kept("ALEX NORWOOD – CLASS 1 DRIVER\n12 Station Road, Leeds\nPacked boxes.")).toContain("DRIVER");
});

test.each([
  "Porter, Abbey Street Rooms, Ludlow.",
  "Cook, Fenwick Tavern (three rosettes,\nISO 22000), Aug 2019 – Aug 2023",
])("“%s” is a job, and no name and no address", (line) => {
  expect(kept(`Ilka Sorrel\n\n${line}\nKept the keys of ninety rooms.`)).toBe(
    `${line.replace("\n", " ")} Kept the keys of ninety rooms.`,
  );
});

test("an initial before a name, and contacts above it, leave the name a name", () => {
  const work = "Kept the keys of ninety rooms.";
  expect(kept(`I. SORREL          Curriculum Vitae\n${work}`)).toBe(`I. ${work}`);
  const reach = "Flat 4, 19 Lever Street, Bolton BL3 2AA | 07700 900123 | someone@mail.example";
  expect(kept(`${reach}\nIlka Anthony Sorrel, 62\nThe Quay Cottage, Inistioge\n${work}`)).not.toContain(
    "Cottage",
  );
});

test("a surname that is a trade, before the first name, is a name", () => {
  expect(kept("Baker, Annika\nKept the keys of ninety rooms.")).toBe("Kept the keys of ninety rooms.");
});
