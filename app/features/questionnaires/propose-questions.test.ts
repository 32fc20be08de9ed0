import { expect, test } from "vitest";
import { QUESTION_KEYS, questionOf } from "./bank/questions";
import { SUBJECTS } from "./bank/subjects";
import { proposeQuestions } from "./propose-questions";
import { LONGEST, problemsIn, QUESTION_ICONS } from "./rules";

const POSTING = "# Senior Frontend Engineer\n\n## Requirements\n\n- TypeScript\n- React\n- GraphQL\n";

const ask = (words: string, taken: string[] = [], posting = POSTING) =>
  proposeQuestions({ ask: words, posting, taken });
const titles = (words: string, taken?: string[]) => ask(words, taken).questions.map(({ title }) => title);

test("the same words give the same three, and those that were taken make room for others", () => {
  const first = titles("teamwork");
  expect(first).toHaveLength(3);
  expect(titles("teamwork")).toEqual(first);
  expect(titles("team conflicts", first)).not.toContain(first[0]);
});

test("a second wish in own words is no repetition of the first", () => {
  const taken = titles("glass blowing").concat(titles("forklift licence"));
  expect(titles("sword fighting", taken)[0]).toBe("Sword fighting");
  expect(titles("first aid certificate", taken)[0]).toBe("First aid certificate");
});

test("what is named beside the subject is asked for by name, as the posting writes it", () => {
  const { questions } = ask("solving problems with graphql");
  for (const { question } of questions.filter(({ type }) => type === "Problem Solving")) {
    expect(question).toContain("take an example from your work with GraphQL.");
  }
  expect(ask("solving problems").questions[0]?.question).not.toContain("GraphQL");
});

test("a question about a licence is headed by the licence", () => {
  expect(titles("Do you hold a trailer licence?")[0]).toBe("Trailer licence");
});

test("whoever is dealt with stands in the question", () => {
  expect(ask("angry patients").questions[0]?.question).toContain("when patients were angry");
  expect(ask("angry people").questions[0]?.question).toContain("when customers were angry");
  expect(ask("Polnisch").questions[0]?.title).toBe("Speaking Polish");
});

test("a language may be asked for by its own name", () => {
  const names = ["Gaeilge", "some Gaeilge would be lovely", "Cymraeg", "français", "polski", "українська"];
  const languages = ["Irish", "Irish", "Welsh", "French", "Polish", "Ukrainian"];
  for (const [at, name] of names.entries()) expect(titles(name)).toContain(`Speaking ${languages[at]}`);
});

test("whoever wishes for somebody who keeps things to themselves is offered a question of confidence", () => {
  expect(titles("keeping to themselves what they hear about families")[0]).toBe("Private information");
  expect(titles("no telling tales about the children")[0]).toBe("Private information");
});

test.each([
  ["can they weld", "Can you weld?"],
  ["Do they know their own limits?", "Do you know your own limits?"],
  ["how does she sharpen a chisel", "How do you sharpen a chisel?"],
  ["glass blowing", "What have you had to do with glass blowing in your work so far?"],
  ["ask them about glass blowing", "What have you had to do with glass blowing in your work so far?"],
  ["must love dogs", "This job asks for the following: “must love dogs”."],
  ["own bicycle", "Do you have your own bicycle?"],
  ["how they look after an apprentice", "Tell us how you look after an apprentice."],
  ["how she deals with frost", "Tell us how you deal with frost."],
  ["how they rebuilt their first wall", "Tell us how you rebuilt your first wall."],
  ["whether she is punctual", "Are you punctual?"],
  ["whether they pass on news", "Do you pass on news?"],
  ["whether he keeps a diary", "Do you keep a diary?"],
  ["What is your experience with lime?", "What is your experience with lime?"],
  ["certified in scuba diving", "Are you certified in scuba diving?"],
  ["do you hold a trailer licence", "Do you hold what this job asks for (trailer licence)?"],
  ["does he have a chainsaw ticket", "Do you hold what this job asks for (chainsaw ticket)?"],
  ["explaining dieback to a customer", "Tell us about a time when you had to explain dieback to a customer."],
  ["level 3 in bricklaying", "Do you hold what this job asks for (level 3 in bricklaying)?"],
])("%j becomes the wish itself as a question: %s", (words, question) => {
  expect(
    ask(words)
      .questions.map((one) => one.question)
      .join(" "),
  ).toContain(question);
});

test.each([
  "can they stay the whole season until November",
  "do they need a room to live in",
  "can they balance a till",
  "have they a car of their own",
  "are they happy to work outside",
  "will they wear the uniform",
  "why do they want this job",
  "how many covers can they cook for",
])("whoever is asked %j is not asked for an example of it", (words) => {
  const [first] = ask(words).questions;
  expect(first?.question).toMatch(/\?/);
  expect(
    ask(words)
      .questions.map(({ question }) => question)
      .join(" "),
  ).not.toContain("Please give an example");
});

test.each(["have they worked nights before", "did they train anybody", "how do they sharpen a scythe"])(
  "whoever is asked %j tells of one time",
  (words) => {
    expect(
      ask(words)
        .questions.map(({ question }) => question)
        .join(" "),
    ).toContain("Please give an example");
  },
);

test.each([
  ["how they deal with an angry guest", /sale/i],
  ["how do they deal with lateness in the team", /sale/i],
  ["a great deal of patience", /sale/i],
  ["how do they cope when three coaches arrive at once", /not yet good enough|coaching/i],
  ["serving a coach party", /not yet good enough|coaching/i],
])("%j is taken for no other thing", (words, other) => {
  const { questions } = ask(words);
  expect(questions.length).toBeGreaterThan(0);
  for (const { title, question } of questions) expect(`${title} ${question}`).not.toMatch(other);
});

test("a coach who teaches, and a deal that is closed, are still understood", () => {
  expect(ask("coaching new staff").questions.map(({ title }) => title)).toContain(
    "Somebody who was not yet good enough",
  );
  expect(ask("closing a deal").questions.map(({ title }) => title)).toContain("A sale from start to end");
});

test.each([
  ["do they speak French or German", "French or German"],
  ["German and French at the desk", "German and French"],
  ["Polish, Romanian or English", "Polish, Romanian or English"],
])("of the languages in %j none is dropped", (words, both) => {
  for (const { title, question } of ask(words).questions)
    if (/French|German|Polish|Romanian/.test(title + question)) expect(title + question).toContain(both);
  expect(ask(words).questions[0]?.question).toContain(both);
});

test.each(["日本語でコミュニケーションできますか", "Wie gehen sie damit um?", "aaaaaaaa", "?!"])(
  "%j is not understood, which is said, and what fits most jobs is offered",
  (words) => {
    const { kind, questions } = ask(words);
    expect(kind).toBe("near");
    expect(questions).toHaveLength(3);
  },
);

test.each([
  "has she got kids",
  "Kinderwunsch?",
  "what is their age",
  "any chronic illness",
  "are they German or foreigners",
  "native speaker",
  "church goers",
  "gay?",
  "trade union member",
  "is she pretty",
  "criminal record",
  "do they smoke",
  "are they stupid",
])("%j is refused with a reason, and something else may be asked", (words) => {
  const refused = ask(words);
  expect(refused).toMatchObject({
    kind: "refused",
    reason: expect.stringMatching(/^We (?:write no|would not)/),
  });
  expect(refused.questions).toHaveLength(3);
});

test.each([
  ["pregnancy, children or marriage", "do they have small kids at home"],
  ["pregnancy, children or marriage", "have they small kids"],
  ["pregnancy, children or marriage", "someone with no young children"],
  ["pregnancy, children or marriage", "how many kids has the applicant"],
  ["pregnancy, children or marriage", "is she a mother herself"],
  ["pregnancy, children or marriage", "is he a stay-at-home dad"],
  ["pregnancy, children or marriage", "are they expecting"],
  ["pregnancy, children or marriage", "are they trying for a baby"],
  ["pregnancy, children or marriage", "who minds her kids"],
  ["pregnancy, children or marriage", "what happens when her child is sick"],
  ["pregnancy, children or marriage", "family commitments"],
  ["faith", "do they go to Mass"],
  ["faith", "which mosque does he go to"],
  ["faith", "is the candidate a practising Catholic"],
  ["faith", "have they been baptised"],
  ["age", "someone young and energetic"],
  ["age", "are they in their fifties"],
  ["age", "is the candidate over 50"],
  ["health", "do they suffer with depression"],
  ["health", "how many sick days did they have"],
  ["health", "are they on any medication"],
  ["health", "how often do they call in sick"],
  ["a trade union", "have they ever been on strike"],
  ["origin", "where is she from"],
  ["origin", "are they Polish"],
  ["sex", "is he straight"],
  ["sex", "we want a woman for this"],
])("a question about %s is not written, though it is asked as %j", (subject, words) => {
  expect(ask(words)).toMatchObject({ kind: "refused", reason: expect.stringContaining(subject) });
});

test.each([
  "minding sick children, first aid",
  "minding kids after school",
  "experience with children under five",
  "how many children have they looked after at once",
  "talking to parents about their children",
  "a way with kids and their mothers",
  "work in a church school's kitchen",
  "bringing residents to Mass",
  "mass catering",
  "mother and baby unit",
  "childcare qualification level 3",
  "what would they be expecting from a manager",
  "children of all ages",
  "what do they do if a colleague is sick",
  "managing sickness absence",
  "giving medication",
  "people with intellectual disabilities",
  "credit union experience",
  "Irish dancing",
  "do they speak Polish",
  "straight answers",
  "single-handed cooking",
  "working with disabled people",
  "caring for pregnant patients",
  "good with children",
  "teaching religious education",
  "verifying age at the till",
  "passport control",
  "mental health nursing",
  "guests who smoke",
])("%j is about the work, and gets questions", (words) => {
  expect(ask(words).kind).not.toBe("refused");
});

test("every question of the bank can be kept as it is, and is found by some wish", () => {
  const offered = new Set(SUBJECTS.flatMap(([, , keys]) => keys as readonly string[]));
  for (const key of QUESTION_KEYS) {
    const [title, question, placeholder = ""] = questionOf(key);
    expect(problemsIn([{ id: 1, icon: "Brain", type: "Any", title, question, placeholder }])).toEqual([]);
    expect(question.length).toBeLessThan(LONGEST.question - 100);
    expect(question.replace(/\{(?:people|language)\}/g, "")).not.toContain("{");
    expect(offered.has(key) || key === "licenceUsed").toBe(true);
  }
  for (const [icon] of SUBJECTS) expect(QUESTION_ICONS).toContain(icon);
});
