import { describe, expect, test } from "vitest";
import { readAnswers } from "./answers/read-answers";
import { readClaims } from "./claims/read-claims";
import { applicationTo, itemsOf } from "./fixtures";

const application = (title: string, asked: readonly string[], cv: readonly string[]) => ({
  ...applicationTo(title, asked, { cv: [] }),
  cv: cv.join("\n"),
});
const jobsOf = (cv: readonly string[]) =>
  readClaims(application("Clerk", ["Keep the files"], cv)).jobs.map(({ title }) => title);

describe("whoever is polite says nothing by it, for or against", () => {
  const answer = "The grinder jammed before lunch. I took it apart and found a stone. It has run since.";
  const readingOf = (text: string) =>
    readAnswers({
      posting: { title: "Barista", text: "Barista" },
      questions: [{ id: 1, type: "", title: "A fault", question: "Tell us about something that broke." }],
      answers: [{ questionId: 1, text }],
    })[0];

  test.each([
    "Hello, thank you for the question.",
    "Good morning!",
    "Dear Hiring Team,\n",
    "Hi, great question.",
    "That is a very good question.",
  ])("“%s” before an answer changes nothing of it", (greeting) => {
    const [plain, greeted] = [readingOf(answer), readingOf(`${greeting} ${answer}`)];
    expect(plain?.level).toBeGreaterThan(0.5);
    expect(greeted?.level).toBe(plain?.level);
    expect(greeted?.parts.map(({ found }) => found)).toEqual(plain?.parts.map(({ found }) => found));
  });

  test("who greets and goes on in the same sentence is read", () => {
    const greeted = readingOf(`Hello, I rang the engineer. ${answer}`);
    expect(greeted?.words).toBeGreaterThan(readingOf(answer)?.words ?? 0);
  });

  test("that all is true is no evidence of anything", () => {
    const declared = "All of the above is true to the best of my knowledge.";
    const { statements } = readClaims(application("Nurse", ["Place catheters"], ["Ada Sample", declared]));
    expect(statements.find(({ sentence }) => sentence.text === declared)?.idle).toBe("personal");
  });
});

describe("what somebody does on Sundays tells of no hours", () => {
  const asked = ["Willing to work a rota that includes Sundays", "Take samples", "Keep the fridge logs"];
  const work = ["Robin Sample", "Technician, Aire Testing, 2019 – 2026", "- Weekly fridge logs", ""];
  const rota = (cv: readonly string[]) =>
    itemsOf(application("Technician", asked, cv)).find(({ label }) => label === asked[0]);

  test.each(["Mosque youth group, Sunday football", "Choir every Sunday", "Parish football on Sundays"])(
    "“%s” is not pointed at",
    (line) => expect(rota([...work, "Interests", line])?.verdict).toBe("not found"),
  );

  test("and takes nothing from the sentence that does", () => {
    const said = [...work, "Availability", "Sundays are fine for me."];
    expect(rota(said)?.verdict).toMatch(/^(?:found|partly)$/);
    expect(rota([...said, "", "Interests", "Sunday football"])?.quotes).toEqual(rota(said)?.quotes);
  });

  test("but who says under that heading that Sundays are taken is read", () => {
    const said = [...work, "Interests", "I play in a brass band on Sundays and could not give that up."];
    expect(rota(said)?.quotes[0]?.text).toMatch(/brass band/);
  });
});

describe("what was long ago, and what is no job", () => {
  test("a voluntary post takes no job away from whoever has one", () => {
    const post = "North Devon Libraries (county), 2017 – now: children's librarian for three branches";
    const duties = ["- Class visits", "- Rhyme time", "- The Braunton branch", "- Daily work in Spydus"];
    const degree = "MA Library Studies, UCL, 2016";
    const volunteer = "Volunteer at the local food bank since 2019";
    expect(jobsOf(["Caroline Best", "", post, ...duties, degree, volunteer])).toEqual([
      expect.stringMatching(/^North Devon Libraries/),
      "Volunteer at the local food bank",
    ]);
  });

  test("a licence above a voluntary post is not the title of it", () => {
    const cv = ["Priti Solanki", "", "Technician, Aire Testing, 2022 – 2026", "- Metals in soil"];
    expect(
      jobsOf([
        ...cv,
        "BSc Chemistry, Leeds, 2022",
        "Full UK licence",
        "Volunteer at the food bank since 2019",
      ]),
    ).toContain("Volunteer at the food bank");
  });

  test("an address above the name makes no firm of it", () => {
    const reach = "Flat 4, 19 Lever Street, Bolton BL3 2AA | 07700 900123 | someone@mail.example";
    const job = "07/2024 – present  Improver gas engineer, Tees Renewables, Hartlepool";
    expect(jobsOf([reach, "Yusuf Adan", job, " - Annual services"])).toEqual([
      "Improver gas engineer, Tees Renewables, Hartlepool",
    ]);
  });

  test("years at a school are no job", () => {
    const cv = ["Katarzyna Lis", "Hairdresser", "2017 – 2020 school and salon training, Rzeszów."];
    expect(jobsOf([...cv, "06/2021 – today  Scissors & Co, Ballina", "5 days a week"])).toEqual([
      "Scissors & Co, Ballina",
    ]);
  });
});

describe("how it is written tells nothing", () => {
  test.each(["+", "❀", "~", "›", "-"])("“%s” opens a line of its own", (sign) => {
    const lines = ["Under-fives rhyme time", "Daily work in Spydus"].map((line) => `${sign} ${line}`);
    const { statements } = readClaims(application("Librarian", ["Rhyme time"], ["Ada Sample", "", ...lines]));
    expect(statements.filter(({ bullet }) => bullet).map(({ sentence }) => sentence.text)).toEqual([
      "Under-fives rhyme time",
      "Daily work in Spydus",
    ]);
  });

  test.each([
    ["Where I have been", "work"],
    ["My jobs to date", "work"],
    ["Where I learnt", "credentials"],
    ["What I am good with", "skills"],
    ["After hours", "leisure"],
  ])("“%s” heads a part of a CV", (heading, section) => {
    const cv = ["Ada Sample", "", "Education", "BA, Leeds, 2011", "", heading, "", "Brass and copper"];
    const { statements } = readClaims(application("Clerk", ["Keep the files"], cv));
    expect(statements.find(({ sentence }) => sentence.text === heading)?.idle).toBe("heading");
    expect(statements.find(({ sentence }) => sentence.text === "Brass and copper")?.section).toBe(section);
  });

  test("a full stop behind a title and its firm hides no job", () => {
    const cv = ["Ada Sample", "", "Experience", "", "Staff Accountant, Blue Quill Inc., Newton, NC."];
    expect(jobsOf([...cv, "March 2020 to today", "- I do the month-end"])).toEqual([
      expect.stringMatching(/^Staff Accountant, Blue Quill/),
    ]);
  });

  test("what was done, told in small letters below a job, does not hide it", () => {
    const job = "Brandreth Home Heating, Calderby, engineer, 03.2017 - today";
    const deeds = [" services, break downs, new boilers in private houses", " combi, system, heat only"];
    expect(jobsOf(["Zbigniew Korczyk", "Wexcombe", "", "Work", job, ...deeds])).toEqual([
      "Brandreth Home Heating, Calderby, engineer",
    ]);
  });

  test.each(["Permanent resident since March 2024", "C+E since December 2023"])("“%s” is no job", (line) => {
    const cv = ["Ada Sample", "", line, "", "Work", "Driver, Harmston Agri, 2019 – 2026", "- Bulk tippers"];
    expect(jobsOf(cv)).toEqual(["Driver, Harmston Agri"]);
  });

  const asked = ["Opera or a similar property management system", "Take payments", "Check guests in"];
  const cv = [
    "Ada Sample",
    "Receptionist, Lune House Hotel, Leeds, 2019 – 2026",
    "- Opera Cloud, daily",
    "- I check guests in and out and take their payments",
  ];
  const verdictOf = (change: (line: string) => string) =>
    itemsOf(application("Hotel receptionist", asked, cv.map(change)))[0]?.verdict;

  test.each([
    ["without capitals", (line: string) => line.toLowerCase()],
    ["all in capitals", (line: string) => line.toUpperCase()],
  ])("whoever writes %s has the same system named", (_how, change) => {
    expect(verdictOf((line) => line)).toBe("found");
    expect(verdictOf(change)).toBe("found");
  });
});
