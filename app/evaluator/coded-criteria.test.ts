import { describe, expect, test } from "vitest";
import { idleness, ownRuns } from "./answers/idle-answer";
import { readAnswers } from "./answers/read-answers";
import { evaluate } from "./evaluate";
import { readPosting } from "./requirements/read-posting";
import { textOf } from "./text/sentences";

const asks = (text: string, title = "Fleet Administrator") =>
  readPosting({ title, text }).map(({ line, strength }) => [strength, line]);

const verdictsOf = (text: string, cv: string) =>
  new Map(
    evaluate({
      posting: { title: "Fleet Administrator", text },
      cv,
      coverLetter: null,
      questions: [],
      answers: [],
      sentIn: "2026-11",
    })
      .dimensions.flatMap(({ items }) => items)
      .map(({ label, verdict }) => [label, verdict]),
  );

const CODED =
  "ESSENTIAL\n\nE1 Two years in the office of a coach firm\nE2 Full car licence. No bus comes here\n" +
  "E3 Confident with Excel\n\nDESIRABLE\n\nD1 Has dealt with parking fines\nD2 Conversational Welsh\n";

describe("whoever numbers what they ask for asks for the same as others", () => {
  test("the code of a criterion is no part of it", () => {
    expect(asks(CODED)).toEqual([
      ["must", "Two years in the office of a coach firm"],
      ["must", "Full car licence. No bus comes here"],
      ["must", "Confident with Excel"],
      ["nice", "Has dealt with parking fines"],
      ["nice", "Conversational Welsh"],
    ]);
  });

  test.each([
    "Full UK licence (B), clean",
    "I drive (full licence, own car).",
    "Full driving licence and own car.",
  ])("and is met by %s", (held) => {
    const verdicts = verdictsOf(
      CODED,
      `Robin Sample\n\nWork\nClerk, Oak Skips, 2019 – 2024\n\nOther\n${held}\n`,
    );
    expect(verdicts.get("Full car licence. No bus comes here")).toBe("found");
  });

  test("grades and classes are not codes", () => {
    const text = "What you need\n\nB2 German\nC1 licence\nA1 references from two employers\n";
    expect(asks(text, "Driver").map(([, line]) => line)).toEqual([
      "B2 German",
      "C1 licence",
      "A1 references from two employers",
    ]);
  });

  test("a numbered name above a list within what is asked for opens nothing of its own", () => {
    const text =
      "**What we look for**\n\n1. Background\n   - Minimum 3 years working as a business analyst\n" +
      "2. The craft\n   - Running workshops with front-line staff\n3. Tools\n   - Jira and Confluence\n" +
      "4. Practicalities\n   - In the Waterford office every Tuesday and Thursday\n";
    expect(asks(text, "Business Analyst").map(([, line]) => line)).toEqual([
      "Minimum 3 years working as a business analyst",
      "Running workshops with front-line staff",
      "Jira and Confluence",
      "In the Waterford office every Tuesday and Thursday",
    ]);
  });
});

test.each([
  ["NVQ Level 2 in Health & Social Care (Level 3 preferred)", "must"],
  ["Leaving Certificate (QQI Level 5 would be an advantage)", "must"],
  ["First aid certificate (desirable)", "nice"],
  ["First aid certificate (preferred, but not essential)", "nice"],
])("what is wished for beside a thing is not the thing: %s", (line, strength) => {
  expect(asks(`What you need\n\n- ${line}\n- Two years in care`)[0]).toEqual([strength, line]);
});

describe("a letter says in passing what is asked, wished for and given", () => {
  const letter = (text: string) =>
    asks(`We run 1,400 hives in the Central West.\n\n${text}`, "Apiary assistant");

  test.each([
    "A few things would put you in front.",
    "Two other points could make the difference for us.",
    "Swag, veil and gloves supplied, dogs already here.",
    "A flat above the shop thrown in.",
  ])("%s asks for nothing", (text) => {
    expect(letter(text)).toEqual([]);
  });

  test.each([
    "Time in an extracting shed would save us a lot of explaining.",
    "A season with queens would put you in front.",
    "A head for figures would go a long way.",
    "We run on Opera Cloud, so Opera in any version would be a help.",
  ])("%s is a wish", (text) => {
    expect(letter(text)).toEqual([["nice", text]]);
  });

  test("what is enough belongs to what it is enough for", () => {
    const text = "You need a first aid certificate in date; the one-day emergency course is enough.";
    expect(letter(text)).toEqual([["must", text]]);
  });
});

describe("an answer that says nothing but that its writer is not sure, or willing, is empty", () => {
  const read = (text: string) => idleness(textOf(text), ownRuns([]), "story")?.state ?? "read";

  test.each([
    "I'm not really sure about this one as it's not something that comes up in my role " +
      "but I'm always willing to learn and I'd be happy to be shown how you like to do it.",
    "To be honest, I have never had to light one. I am a quick learner.",
    "I don't really know this machine, but I'd love to learn it.",
  ])("%s", (text) => {
    expect(read(text)).toBe("empty");
  });

  test.each([
    "I was not sure the strips had worked, so I counted mites in 12 hives on the Monday and again in May.",
    "I have never had to light one in the rain. On the farm I used dry pine needles and sacking.",
  ])("but not %s", (text) => {
    expect(read(text)).toBe("read");
  });
});

describe("what somebody may not or will not do is not found", () => {
  const LIFT = "You must be able to carry 20 kg up the stairs.";
  const SATURDAYS = "You must work one Saturday morning in three.";
  const cv = (said: string) =>
    `Robin Sample\n\nWork\nPorter, Court Hotel, 2016 – 2024\n\nAbout me\n${said}\n`;

  test.each([
    "I have two new knees, which do stairs but are not to carry anything heavier than the newspapers.",
    "I had two discs done in 2021 and the doctor says I can carry nothing over 15 kilos.",
  ])("%s", (said) => {
    expect(verdictsOf(`What you need\n\n${LIFT}`, cv(said)).get(LIFT)).not.toMatch(/^(?:found|partly)$/);
  });

  test("and what is said of fewer days than are asked for is so in part", () => {
    const said = "Saturday mornings I could do one in four but not one in three.";
    expect(verdictsOf(`What you need\n\n${SATURDAYS}`, cv(said)).get(SATURDAYS)).toBe("partly");
  });
});

describe("a question about something that happened asks for what was done, and what came of it", () => {
  const partsOf = (question: string, text: string) =>
    readAnswers({
      posting: { title: "Secretary", text: "You keep the accounts of a school." },
      questions: [{ id: 1, type: "Learning", title: "New", question }],
      answers: [{ questionId: 1, text }],
    }).flatMap(({ parts }) => parts.flatMap(({ label, found }) => (found ? [label] : [])));
  const LEARNED =
    "I had to learn Sage for the accounts in 2021. I started with the webinar and posted the rental to the " +
    "wrong code for a month. Now I do the monthly report on my own.";

  test.each([
    "What is the last thing that you had to learn for your work? How did you start?",
    "What was the hardest thing you have had to put right? How did it end?",
    "Think of a time when you had to explain something difficult. How did you go about it?",
  ])("%s", (question) => {
    expect(partsOf(question, LEARNED)).toEqual(expect.arrayContaining(["Own action", "Result"]));
  });

  test("and one about how something works asks for neither", () => {
    expect(partsOf("What is double entry, and why is it used?", LEARNED)).not.toContain("Own action");
  });
});

describe("an answer in a language that is not read is said to be one, and counts for nothing", () => {
  const STORY = "Last May a father came in shouting. I gave him a chair and wrote down what he said.";
  const OTHERS = [
    "Letztes Jahr kam ein Vater wütend herein. Ich habe ihm einen Stuhl gegeben und alles aufgeschrieben.",
    "Минулого року прийшов батько дуже злий. Я дала йому стілець і все записала.",
    "Anuraidh tháinig athair isteach agus fearg air. Thug mé cathaoir dó agus scríobh mé síos gach rud a " +
      "dúirt sé, agus ghlaoigh an príomhoide air an tráthnóna sin.",
  ];
  const answered = (...answers: string[]) =>
    evaluate({
      posting: { title: "Secretary", text: "What you need\n\n- Keep the records of pupils\n- Typing\n" },
      cv:
        "Robin\n\nWork\nSecretary, Oak Hill, 2015 – 2024\n- Kept the records of 310 pupils and typed " +
        "the letters of the principal\n",
      coverLetter: null,
      questions: answers.map((_, at) => ({
        id: at + 1,
        type: "",
        title: `Q${at}`,
        question: "What happened?",
      })),
      answers: answers.map((text, at) => ({ questionId: at + 1, text })),
      sentIn: "2026-11",
    });
  const writing = ({ dimensions }: ReturnType<typeof evaluate>) =>
    dimensions.find(({ name }) => name === "communication_skills");

  test.each(OTHERS)("%s", (text) => {
    const one = answered(STORY, STORY.replace("May", "June"), text);
    expect(writing(one)?.items.at(-1)?.says).toMatch(/language that people read/);
    expect(one.overall_score).toBe(answered(STORY, STORY.replace("May", "June")).overall_score);
    expect(answered(text).unread).toBe("language not read");
  });

  test("and letters at random are none", () => {
    const text =
      "asdkjh qwlekj zxmcnb qpwoei alskdj zmxncb qwpeoi aslkdj zmxnbc qwpeoiu alskdjf zmxncbv qwpeoi";
    expect(answered(text).unread).not.toBe("language not read");
  });
});

describe("what others do, and what has run out, is nobody's own", () => {
  const verdictOf = (line: string, said: string) =>
    verdictsOf(
      `What you need\n\n- ${line}\n- Two years in a leisure centre`,
      `Robin\n\nWork\nDuty Manager, Court Hotel Pool, 2016 – 2024\n${said}\n`,
    ).get(line);
  const WATER = "You have tested and dosed pool water and backwashed filters with your own hands";

  test.each([
    "- An outside contractor with a pool plant certificate comes on Tuesdays to dose the water and backwash",
    "- File the pool water testing sheets that the attendants fill in every three hours.",
  ])("%s", (said) => {
    expect(verdictOf(WATER, said)).not.toMatch(/^(?:found|partly)$/);
  });

  test("as whoever does it has done it", () => {
    expect(verdictOf(WATER, "- Tested and dosed the pool water and backwashed the filters")).toMatch(
      /^(?:found|partly)$/,
    );
  });

  test.each([
    [
      "NPLQ lifeguard award, in date",
      "\nTraining\nNPLQ first taken 2004, renewed every two years; the last one ran out in 2016",
    ],
    [
      "OFTEC oil ticket",
      "\nTickets\nNo oil ticket; dual fuel I do on the gas side only, a colleague does the oil.",
    ],
  ])("%s", (line, said) => {
    expect(verdictOf(line, said)).not.toMatch(/^(?:found|partly)$/);
  });
});

test("a label before what somebody has to do makes nobody else of them", () => {
  const text =
    "*The team.* Once a month you run the session for the lifeguards, which means you have trained them. " +
    "If you are also a swimming teacher we would be delighted, but it is not a must.\n\n" +
    "*Hours and so on.* As there are children in the building, you consent to Garda vetting first.";
  expect(
    asks(`It is a good job. On a wet day there can be four hundred people in it.\n\n${text}`, "Duty Manager"),
  ).toEqual([
    ["must", expect.stringContaining("Once a month you run the session")],
    ["nice", expect.stringContaining("If you are also a swimming teacher")],
    [expect.any(String), expect.stringContaining("Garda vetting")],
  ]);
});

describe("a yes is one in whatever words, and so is a no", () => {
  const answered = (line: string, question: string, text: string) =>
    evaluate({
      posting: { title: "Service Engineer", text: `What you need\n\n- ${line}\n- Two years in a workshop` },
      cv: "Robin\n\nWork\nService Engineer, Oak Ltd, 2018 – present\nRepaired boilers and kept the log\n",
      coverLetter: null,
      questions: [{ id: 1, type: "", title: "Q", question }],
      answers: [{ questionId: 1, text }],
      sentIn: "2026-11",
    })
      .dimensions.flatMap(({ items }) => items)
      .find(({ label }) => label === line)?.verdict;
  const shifts = (text: string) =>
    answered("You must work split shifts and weekends", "Can you work split shifts and weekends?", text);
  const licence = (text: string) =>
    answered("Full UK driving licence", "Do you hold a full UK driving licence?", text);

  test.each([
    "Happy to.",
    "No problem!",
    "Yes, no bother, I'm on splits at the moment.",
    "Yes, I don't mind.",
  ])("%s", (text) => {
    expect(shifts(text)).toBe("found");
  });

  test.each(["No sorry, I've got the kids every second week", "I'm afraid not", "Unfortunately not"])(
    "%s",
    (text) => {
      expect(shifts(text)).toBe("says otherwise");
    },
  );

  test("half a yes is no whole one", () => {
    expect(shifts("Weekends yes. Split shifts no.")).not.toBe("found");
    expect(licence("Yes, an Indian one")).not.toBe("found");
    expect(licence("I do")).toBe("found");
  });
});

test("what somebody would do is an action without an I before it", () => {
  const [answer] = readAnswers({
    posting: { title: "IT Support", text: "You repair laptops." },
    questions: [{ id: 1, type: "", title: "Q", question: "A laptop fails again. What would you do?" }],
    answers: [
      { questionId: 1, text: "Apologise, own it, replace the device the same day, and call her back." },
    ],
  });
  expect(answer?.state).toBe("read");
  expect(answer?.parts.find(({ label }) => label === "Own action")?.found).toBe(true);
});
