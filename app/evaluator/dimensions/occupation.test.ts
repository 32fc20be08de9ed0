import { expect, test } from "vitest";
import { evaluate } from "../evaluate";
import { itemOn, itemsOf } from "../fixtures";
import { isBreak } from "./beside-work";

test.each([
  "Piano teacher, private, at home",
  "Bookkeeper, from an office at home",
  "Groom, Dogs at Home, Hull",
])("who works at home has a job: %s", (title) => expect(isBreak(title)).toBe(false));

test.each([
  "Mother at home",
  "At home with our two children",
  "Father, at home",
  "Carer for my aunt at home",
])("who is at home for somebody has a break: %s", (title) => expect(isBreak(title)).toBe(true));

const yearsAsManager = (title: string) =>
  itemOn(
    "Three years as a store manager",
    itemsOf({
      posting: {
        title: "Retail store manager",
        text: "Requirements\n- Three years as a store manager\n- Stock",
      },
      questions: [],
      cv: `Robin Sample\n\nExperience\n${title}, Contoso Retail, Leeds\n2016 – 2020\n- Kept the rota`,
      coverLetter: null,
      answers: [],
    }),
  ).verdict;

test("a shop's engineer or nurse has no years as its manager", () => {
  expect(yearsAsManager("Store Manager")).toBe("found");
  for (const title of ["Software Engineer", "Nurse"])
    expect(yearsAsManager(title)).not.toMatch(/^(?:found|partly)$/);
  expect(yearsAsManager("Store manager's assistant")).not.toBe("found");
});

const heldAs = (asked: string, title: string, posting = `${asked} wanted.`) =>
  evaluate({
    posting: { title: asked, text: `${posting}\n\nRequirements\n- Home visits\n- Radio work` },
    questions: [],
    cv: `Robin Sample\n\nExperience\n${title}, Contoso Works, Leeds\n2018 – 2025\n- Made 40 home visits`,
    coverLetter: null,
    answers: [],
  })
    .dimensions.flatMap(({ items }) => items)
    .find(({ label }) => label === "Worked as what the posting asks for")?.points ?? 0;

const workedAs = (title: string, posting?: string) => heldAs("Crane operator", title, posting);

test("who is still learning the work has not worked as what is asked for", () => {
  for (const title of ["Trainee crane operator", "Apprentice crane operator"]) {
    expect(workedAs(title)).toBeLessThan(workedAs("Crane operator"));
    const wanted = "A trainee or an apprentice is welcome.";
    expect(workedAs(title, wanted)).toBe(workedAs("Crane operator", wanted));
  }
});

test("whoever plans or estimates in a trade has not worked at it", () => {
  for (const title of ["Planner & Estimator (Roof Tiling)", "Work Planner (Roof Tiling)"])
    expect(heldAs("Roof tiling worker", title)).toBeLessThan(20);
});

test("a clinic's assistant has no years as its physiotherapist, wherever the posting says it is", () => {
  const asked = "Three years as a physiotherapist";
  const years = (title: string) =>
    itemOn(
      asked,
      itemsOf({
        posting: {
          title: "Physiotherapist for a small clinic in Dublin 6W",
          text: `Requirements\n- ${asked}\n- Calm`,
        },
        questions: [],
        cv: `Robin Sample\n\nExperience\n${title}\n2016 – 2020\n- Kept the rota`,
        coverLetter: null,
        answers: [],
      }),
    ).verdict;
  expect(years("Clinic Assistant, Larkfield Physiotherapy Clinic, Dublin 12")).not.toBe("found");
  expect(years("Physiotherapist, Larkfield Clinic")).toBe("found");
});

test("a posting in two languages is read, and by either of its titles", () => {
  const total = (title: string, job: string) =>
    evaluate({
      posting: {
        title,
        text:
          "## Duties / Fonctions\n\n* Repair of museum objects / Réparation d'objets de musée\n\n" +
          "## Needed / Exigences\n\n" +
          "* Two years as a conservator / Deux ans comme restaurateur ou restauratrice\n* A driving licence",
      },
      questions: [],
      cv:
        `Robin Sample\n\nExperience\n${job}, Example Museum, 2016 – 2020\n` +
        "- Treated iron and copper and kept the records of each object",
      coverLetter: null,
      answers: [],
    }).overall_score;
  expect(total("Conservator / Restauratrice", "Conservator")).not.toBeNull();
  const asConservator = total("Cadwraethydd / Conservator", "Conservator") ?? 0;
  expect(asConservator).toBeGreaterThan(total("Cadwraethydd / Conservator", "Postman") ?? 0);
});

test("one kind of therapist is not another, whatever the title is called besides", () => {
  const asked = "Three years as a speech-language therapist";
  const years = (job: string) =>
    itemOn(
      asked,
      itemsOf({
        posting: {
          title: "Kaihaumanu Reo | Speech-language Therapist",
          text: `Requirements\n- ${asked}\n- Calm`,
        },
        questions: [],
        cv: `Robin Sample\n\nExperience\n${job}, Example Hospital, 2016 – 2020\n- Kept the rota`,
        coverLetter: null,
        answers: [],
      }),
    ).verdict;
  expect(years("Speech-language therapist")).toBe("found");
  expect(years("Diversional therapist")).not.toMatch(/^(?:found|partly)$/);
});

test("a therapist's assistant has not worked as the therapist, and an OT has", () => {
  const whole = heldAs("Occupational therapist", "Occupational therapist");
  expect(heldAs("Occupational therapist", "Occupational therapy assistant")).toBeLessThan(whole * 0.7);
  expect(heldAs("Occupational therapist", "Senior OT")).toBeGreaterThan(whole * 0.7);
  expect(heldAs("Climbing arborist", "Lead climber")).toBeGreaterThan(whole * 0.6);
});

test("an assistant in the asked-for field has not worked as its administrator", () => {
  const points = (title: string) => heldAs("Payroll administrator", title);
  expect(points("Payroll Assistant")).toBeGreaterThan(0);
  expect(points("Payroll Assistant")).toBeLessThan(points("Payroll Specialist"));
  expect(points("Payroll Assistant")).toBeLessThan(0.6 * points("Payroll Administrator"));
});

test("whoever priced, drove or cleaned for a firm of tradespeople has not worked in their trade", () => {
  expect(heldAs("Plasterer", "Estimator, Wells Plasterers Ltd")).toBeLessThan(20);
  expect(heldAs("Roofer", "Caretaker, Hill Roofers")).toBeLessThan(20);
  expect(heldAs("Plasterer", "Plasterer, Wells Plasterers Ltd")).toBeGreaterThan(40);
});

test("whoever sells, buys or books what others make or run has not worked as they do", () => {
  const held = (asked: string, title: string, posting?: string) =>
    heldAs(asked, title, posting) / heldAs(asked, asked, posting);
  expect(held("Conference manager", "Conference sales manager")).toBeLessThan(0.65);
  expect(held("Lift engineer", "Lift sales engineer")).toBeLessThan(0.65);
  expect(held("Crane operator", "Crane hire operator")).toBeLessThan(0.65);
  expect(held("Lift engineer", "Lift sales engineer", "You will help with sales.")).toBeGreaterThan(0.65);
});

test("an assistant surveyor is a surveyor of a lower grade, and a survey assistant helps one", () => {
  const whole = heldAs("Quantity surveyor", "Quantity surveyor");
  expect(heldAs("Quantity surveyor", "Assistant quantity surveyor")).toBeGreaterThan(whole * 0.9);
  expect(heldAs("Quantity surveyor", "Quantity surveying assistant")).toBeLessThan(whole * 0.7);
});
