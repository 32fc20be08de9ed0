import { expect, test } from "vitest";
import { readAnswers } from "./answers/read-answers";
import { readClaims } from "./claims/read-claims";
import { applicationTo, itemsOf, saidOf } from "./fixtures";
import { readPosting } from "./requirements/read-posting";

const linesOf = (title: string, text: readonly string[]) =>
  readPosting({ title, text: text.join("\n") }).map(({ line }) => line);
const claimed = ["found", "partly"];
const job = (title: string) => ["Work", `${title}, Example Works, Leeds, 2016 - 2024`, "- Swept up"];

test.each([
  [
    "Warehouse operative",
    "What equipment have you driven, and when was your last ticket or refresher?",
    "Hello.",
    "I drive counterbalance and reach in Tesco every day. Last refresher was in november 2025.",
  ],
  [
    "Gardener",
    "Which part of a garden have you improved, and how?",
    "Good afternoon, thank you for your questions.",
    "The south border was full of ground elder. I lifted everything in October, washed the roots, kept the " +
      "bed empty for a year under a sheet and replanted in bands of grasses. None was left the next year.",
  ],
])("a %s who greets before answering %s is quoted for the answer", (title, question, greeting, told) => {
  const partsOf = (answer: string) =>
    readAnswers({
      posting: { title, text: "You will drive the counterbalance and look after the garden." },
      questions: [{ id: 1, type: "text", title: "", question }],
      answers: [{ questionId: 1, text: answer }],
    }).flatMap(({ parts }) =>
      parts.filter(({ found }) => found).map((part) => answer.slice(part.start, part.end)),
    );
  expect(partsOf(told).length).toBeGreaterThan(0);
  expect(partsOf(`${greeting} ${told}`)).toEqual(partsOf(told));
});

test("a sentence that greets and tells is read for what it tells", () => {
  const told = "Hello, I drove the counterbalance truck in a big store for five years";
  const [, quote] = saidOf("Warehouse operative", ["Drive the counterbalance truck", "Load vans"], {
    cv: job("Warehouse operative"),
    answers: [["What have you driven?", `${told}.`]],
  });
  expect(quote).toContain("counterbalance");
});

test.each([
  ["I agree for processing my personal data for the recruitment.", "Process personal data"],
  ["I declare that all the information above is true and correct.", "Check that information is correct"],
  ["Hello, I am Giulia, 27, from Lecce.", "Say hello to guests from Lecce"],
])("%s is said of an application or of a person, and shows no work", (aside, asked) => {
  const cv = [...job("Clerk"), "", aside];
  expect(saidOf("Clerk", [asked, "Keep the diary", "First aid"], { cv })[1]).not.toBe(aside);
});

test("a full driving licence over a ticket that somebody has not got is held", () => {
  const cv = [
    ...job("Gardener"),
    "",
    "Training",
    "RHS Level 2, 2021",
    "Full driving licence",
    "No chainsaw ticket.",
  ];
  expect(saidOf("Gardener", ["Driving licence", "Dig beds", "Mow"], { cv })).toEqual([
    "found",
    "Full driving licence",
  ]);
});

test.each(["None", "No full licence", "No driving licence"])(
  "a driving licence in a form over %s is not held",
  (answer) => {
    const cv = [...job("Gardener"), "", "Driving licence", answer];
    expect(claimed).not.toContain(saidOf("Gardener", ["Driving licence", "Dig beds", "Mow"], { cv })[0]);
  },
);

test("an NVQ in childcare is no NVQ/QCF in health and social care, and one in that is", () => {
  const asked = ["NVQ/QCF Level 2 in Health and Social Care, or willing to work towards it", "Wash people"];
  const own = (paper: string) =>
    saidOf("Care worker", asked, { cv: [...job("Care worker"), "", "Training", paper] });
  expect(claimed).not.toContain(own("NVQ Level 3 Childcare 2009")[0]);
  expect(own("QCF Level 2 Diploma in Health and Social Care, 2022")[0]).toBe("found");
  expect(own("NVQ Level 2 Health and Social Care, 2014")[0]).toBe("found");
});

test("years on the tools after an apprenticeship are years, and an apprenticeship alone is none", () => {
  const [asked] = readPosting({
    title: "Plumber",
    text: "Essential:\n- 5+ years on the tools after your apprenticeship\n- Own tools",
  });
  expect(asked?.kind).toBe("years");
});

test("no early starts are asked for where there is no bus at six", () => {
  const asked = ["Own transport, there is no bus at 6am", "Pick orders", "Load vans"];
  const own = (told: string) =>
    saidOf("Warehouse operative", asked, { cv: [...job("Warehouse operative"), "", "Other", told] });
  expect(claimed).not.toContain(own("Early starts are no problem, I start at 6 now.")[0]);
  expect(own("I have my own car.")[0]).toBe("found");
});

test("seven points are told of somebody where six are allowed, and none where there are none", () => {
  const asked = ["No more than 6 points", "Drive the bus", "Take fares"];
  const own = (told: string) =>
    saidOf("Bus driver", asked, { cv: [...job("Bus driver"), "", "Licences", told] });
  expect(own("7 points, 3 of them go in May.")[0]).toBe("says otherwise");
  expect(own("Points: none.")[0]).toBe("found");
});

test("what is offered behind the pay is asked of nobody, and what is asked there is", () => {
  const lines = linesOf("Gardener", [
    "Person specification",
    "Essential: RHS Level 2; a driving licence; good plant knowledge",
    "",
    "Salary £25,500. A two-bedroom cottage is available. Dogs by agreement. You must be free on open days.",
  ]);
  expect(lines.join("\n")).toContain("driving licence");
  expect(lines.filter((line) => /cottage|[Dd]ogs/.test(line))).toEqual([]);
  expect(lines.join("\n")).toContain("You must be free on open days");
});

test("dogs are welcome in a café, and none is asked for", () => {
  const text = [
    "Barista",
    "We're a 30-seat café. Coffee from a roaster in Cornwall, cakes we bake ourselves, dogs welcome.",
    "",
    "You will need:",
    "- A food hygiene certificate",
    "- Barista experience",
  ];
  expect(linesOf("Barista", text).filter((line) => /roaster|dogs/.test(line))).toEqual([]);
});

test.each([
  "We are looking for a room attendant to join our friendly team of nine.",
  "We need two people for the picking floor.",
])("%s names a vacancy, and asks nothing", (sentence) => {
  const text = [sentence, "", "Duties", "- Clean bedrooms", "- Change the linen", "- Report faults"];
  expect(linesOf("Hotel housekeeper", text)).not.toContain(sentence);
});

test("an experienced colleague who is to join a team has to be experienced", () => {
  const sentence = "We are looking for an experienced room attendant to join our team.";
  const text = [sentence, "", "Duties", "- Clean bedrooms", "- Change the linen", "- Report faults"];
  expect(linesOf("Hotel", text).join("\n")).toContain("experienced");
});

test("whoever will be working alternate weekends is asked to be free for them", () => {
  const text = ["What we're looking for", "A kind manner is a must. You'll be working alternate weekends."];
  expect(linesOf("Care worker", text).join("\n")).toContain("alternate weekends");
});

test("rows that begin small below a short title are a person's points, one by one", () => {
  const cv = [
    "Experience",
    "",
    "09/2022 – now   Elm Stores, Daventry",
    "Warehouse operative",
    "picking with headset and scanner, about 200 boxes in hour",
    "put stock on the racks with counterbalance and reach truck",
    "unload trailers and compare with delivery note",
  ];
  const [, quote] = saidOf("Warehouse operative", ["Unload trailers", "Pick orders", "Load vans"], { cv });
  expect(quote).toBe("unload trailers and compare with delivery note");
});

test("a small café's list without signs asks each thing by itself", () => {
  const lines = linesOf("Barista", [
    "Barista wanted",
    "",
    "You'll",
    "make coffee on a two-group machine, dialling in the grinder every morning",
    "steam milk properly and pour decent latte art",
    "take orders and payment at the till",
    "keep the bar and the machine clean, including backflushing at close",
    "open up on your own two mornings a week",
  ]);
  expect(lines).toContain("steam milk properly and pour decent latte art");
  expect(lines).toContain("take orders and payment at the till");
  expect(lines).toHaveLength(5);
});

test.each([
  "Hobby: fishing, football with friends, lift weights in gym",
  "Interests: heat pumps (I read a lot about them), lifting weights, lead singer in a band",
])("nobody's work is looked for in %s", (told) => {
  for (const asked of ["OK with lifting up to 25 kg", "Heat pump experience"]) {
    const cv = [...job("Warehouse operative"), "", told];
    expect(saidOf("Warehouse operative", [asked, "Pick orders", "Load vans"], { cv })[1]).not.toBe(told);
  }
});

test("who priced nothing is not pointed at for pricing, and who missed nothing missed nothing", () => {
  const said = (told: string) =>
    saidOf("Plumber", ["Pricing small jobs", "Fit bathrooms"], {
      cv: ["Work", "Plumber's mate, Elm Works, Leeds, 2016 - 2024", `- ${told}`, "- Fit bathrooms"],
    });
  expect(said("Priced nothing myself, the boss did it")[1]).toBeUndefined();
  expect(said("Priced small jobs")[0]).toBe("found");
});

test("a wish behind a dash is no part of the licence before it", () => {
  const text =
    "You will need:\n- Counterbalance truck licence (in date) - reach would be a bonus\n- Pick orders";
  expect(readPosting({ title: "Warehouse operative", text })[0]?.strength).toBe("must");
  const cv = [
    ...job("Warehouse operative"),
    "",
    "Licences",
    "Forklift: Counterbalance (RTITB) refresher 11.2025",
  ];
  const asked = [
    "Counterbalance truck licence (in date) - reach would be a bonus",
    "Pick orders",
    "Load vans",
  ];
  expect(saidOf("Warehouse operative", asked, { cv })[0]).toBe("found");
});

test.each([
  ["Able to pass a medical", "medical"],
  ["Know your allergens", "your allergens"],
])("whoever is asked for %s is asked for %s, and to pass and to know", (line, words) => {
  const [asked] = readPosting({ title: "Barista", text: `You will need:\n- ${line}\n- Barista experience` });
  const terms = asked?.alternatives.flatMap((each) => each.terms);
  expect(terms?.map((term) => term.words.toLowerCase())).toEqual([words]);
});

test("a childminder who was registered with Ofsted had that job, and a gym in no child's name", () => {
  const cv = [
    "Work",
    "Cleaner, Wareham, 2016 - now",
    "- Clean houses",
    "",
    "Childminder (registered with Ofsted), 2008 - 2016",
    "- Helped one boy to join in",
    "Elm Gym, Bath, Personal Trainer, 2004 – 2008",
    "- One to one sessions",
  ].join("\n");
  const { jobs } = readClaims({
    posting: { title: "Care worker", text: "Wash people" },
    questions: [],
    cv,
    coverLetter: null,
    answers: [],
    sentIn: "2026-11",
  });
  expect(jobs.map(({ title }) => title.split(/[,(]/)[0]?.trim())).toEqual([
    "Cleaner",
    "Childminder",
    "Elm Gym",
  ]);
});

test("what somebody has never done is not what they answer by", () => {
  const denial = "I have not taught reading myself";
  const answer = `${denial} but I listen to my niece at home.`;
  const [reading] = readAnswers({
    posting: { title: "Teaching assistant", text: "Support groups in phonics, reading and maths." },
    questions: [
      {
        id: 1,
        type: "text",
        title: "",
        question: "Describe a child you helped to make progress in reading.",
      },
    ],
    answers: [{ questionId: 1, text: answer }],
  });
  const shown = reading?.parts.filter(({ found }) => found).map(({ start, end }) => answer.slice(start, end));
  expect(shown).not.toContain(denial);
});

test("a butcher is asked for each thing that the job involves", () => {
  const lines = linesOf("Butcher", [
    "Butcher for a village shop",
    "",
    "What the job involves: breaking down whole carcasses (beef, lamb, pork), making sausages and " +
      "dry-cured bacon, dressing the counter, serving customers.",
    "",
    "The person: At least 3 years as a butcher in a shop. Level 2 Food Safety.",
  ]);
  expect(lines.slice(0, 4)).toEqual([
    "breaking down whole carcasses (beef, lamb, pork)",
    "making sausages and dry-cured bacon",
    "dressing the counter",
    "serving customers.",
  ]);
});

test("who works for themselves under their trade's name has worked as what is asked for", () => {
  const said = (title: string) =>
    itemsOf(
      applicationTo("Plumber", ["Fit bathrooms", "Service boilers"], {
        cv: ["Work", `2012 – now  ${title}, Honiton`, "- Bathrooms start to finish"],
      }),
    ).find(({ label }) => label.startsWith("Worked as"))?.verdict;
  expect(said("Self employed, S Parry Plumbing & Heating")).toBe("found");
  expect(said("Plumbing and heating engineer, Elm Homes")).toBe("found");
  expect(said("Self employed, Parry Catering & Events")).toBe("not found");
});

test("rows that begin small below a title of some words are points as well", () => {
  const cv = [
    "Nov 2019 - now  Ashfield Lodge, Harrogate",
    "Senior carer (nights)",
    "give the medicines at 10pm and 6am and sign for it",
    "check the residents each two hours",
    "lead two carers",
  ];
  const asked = ["Check on residents every two hours", "Lead two carers", "Answer bells"];
  expect(saidOf("Senior carer", asked, { cv })[1]).toBe("check the residents each two hours");
});

test("a visit to one's gran on Sundays shows no weekends that somebody is free for", () => {
  const told = "My gran was in The Beeches, I visited every Sunday";
  const cv = ["Work", "Night porter, Elm Hotel, Leeds, 2015 - 2024", "- Answer the bells", "", "Other", told];
  const asked = ["Happy to work alternate weekends", "Answer call bells", "First aid"];
  expect(saidOf("Carer", asked, { cv })[1]).not.toBe(told);
});

test("a pub that wants a porter and offers a lift home behind the wage asks for neither", () => {
  const lines = linesOf("Kitchen porter", [
    "KP wanted – The Jolly Waggoner, nr Sleaford. You'll keep the kitchen clean and put deliveries away.",
    "",
    "You must be able to lift 20 kg and have food hygiene level 1.",
    "",
    "Wage £12.21 plus tips. Staff meal. Lift home possible.",
  ]).join("\n");
  expect(lines).not.toMatch(/wanted|Lift home/);
  expect(lines).toContain("lift 20 kg");
});
