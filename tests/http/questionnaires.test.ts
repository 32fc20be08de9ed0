import { unzipSync } from "fflate";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { newQuestion, type Question } from "~/features/questionnaires/rules";
import { paths } from "~/paths";
import { STANDARD_QUESTIONS } from "~/vocabulary/questions";
import { aCv, upload } from "../support/applying";
import { costOf, wordsOf } from "../support/pages";
import { anApplicant, aRecruiter } from "../support/people";
import { aJob, anApplication, type TestJob } from "../support/postings";
import { type Fields, type Product, startProduct } from "../support/product";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => product.empty());

async function aBuilder() {
  const recruiter = await aRecruiter(product);
  const job = await aJob(product, recruiter);
  return { recruiter, job, path: paths.buildAssessment(job.id), cookie: recruiter.cookie };
}

const question = (id: number, title = `Question ${id}`): Question => ({
  id,
  icon: "Users",
  type: "Teamwork",
  title,
  question: "What did you do?",
  placeholder: "",
});

/** The builder's form as a browser sends it. */
function fields(questions: Question[], more: Fields = {}): Fields {
  const sent = questions.flatMap((each, index) =>
    Object.entries(each).map(([name, value]) => [`questions[${index}].${name}`, value] as const),
  );
  return { version: 0, selected: questions[0]?.id ?? 0, ...Object.fromEntries(sent), ...more };
}

const stored = async (jobId: string) => {
  const row = await product.db
    .prepare("select questions, version from assessments where job_id = ?")
    .bind(jobId)
    .first<{ questions: string; version: number }>();
  return row === null ? null : { version: row.version, questions: JSON.parse(row.questions) as Question[] };
};

/** The values of the form that a page carries, hidden or not. */
async function carried(response: Response): Promise<Record<string, string>> {
  const html = await response.text();
  const inputs = [...html.matchAll(/<input [^>]*name="([^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('type="radio"') || tag.includes("checked"))
    .map(([tag, name = ""]) => [name, /value="([^"]*)"/.exec(tag)?.[1] ?? ""] as const);
  const areas = [...html.matchAll(/<textarea [^>]*name="([^"]+)"[^>]*>([^<]*)/g)].map(
    ([, name = "", value = ""]) => [name, value.replace(/^\n/, "")] as const,
  );
  return Object.fromEntries([...inputs, ...areas]);
}

test("a new questionnaire shows the standard set, which is what applicants are asked", async () => {
  const { path, job, cookie } = await aBuilder();
  const response = await product.fetch(path, { cookie });
  expect(costOf(response)).toMatchObject({ queries: 3, trips: 2 });
  const html = await response.clone().text();
  for (const { title } of STANDARD_QUESTIONS) expect(html).toContain(title);
  expect(await wordsOf(response)).toContain("These questions are live.");
  await product.db.prepare("update jobs set status = 'draft' where id = ?").bind(job.id).run();
  expect(await wordsOf(await product.fetch(path, { cookie }))).toContain(
    "Nobody is asked these questions yet.",
  );
  await product.db.prepare("update jobs set status = 'active' where id = ?").bind(job.id).run();
  expect(await stored(job.id)).toBeNull();
  expect((await askedOf(job)).map(({ title }) => title)).toEqual(
    STANDARD_QUESTIONS.map(({ title }) => title),
  );
});

/** What somebody is asked who uploads a CV now. */
async function askedOf(job: TestJob): Promise<Question[]> {
  const applicant = await anApplicant(product);
  const { id } = await anApplication(product, job, applicant, { submittedAt: null });
  await upload(product, job.id, applicant.cookie, { cv: aCv() });
  const set = await product.db
    .prepare(
      `select asked, s.questions from applications join question_sets s on s.seq = asked ->> 'set'
      where applications.id = ?`,
    )
    .bind(id)
    .first<{ asked: string; questions: string }>();
  const { ids } = JSON.parse(set?.asked ?? "{}");
  return JSON.parse(set?.questions ?? "[]").filter(({ id }: Question) => ids.includes(id));
}

test("a question that nobody has written is saved and said, and no applicant is asked it", async () => {
  const { path, job, cookie, recruiter } = await aBuilder();
  const written = question(1, "A day that went wrong");
  const fresh = newQuestion([written]);
  await product.post(path, fields([written, fresh]), { cookie });
  expect((await stored(job.id))?.questions).toHaveLength(2);
  expect(await wordsOf(await product.fetch(path, { cookie }))).toContain("Question 2 is not written yet.");
  expect(await wordsOf(await product.fetch("/jobs", { cookie: recruiter.cookie }))).toContain(
    "1 question not written",
  );
  expect(await askedOf(job)).toEqual([written]);
  await product.post(path, fields([fresh], { version: 1 }), { cookie });
  expect(await askedOf(job)).toEqual(STANDARD_QUESTIONS);
});

test("what somebody was asked stays, on their page and in their archive, and is kept once", async () => {
  const { path, job, cookie } = await aBuilder();
  await product.db.prepare("update jobs set status = 'active' where id = ?").bind(job.id).run();
  const sets = async () =>
    (await product.db.prepare("select seq from question_sets where job_id is not null").all()).results.length;
  for (const [version, title] of ["A draft", "Another draft", "A late day"].entries())
    await product.post(path, fields([question(7, title)], { version }), { cookie });
  expect(await sets()).toBe(1);
  const people = [await anApplicant(product), await anApplicant(product)] as const;
  for (const { cookie: own, id } of people) {
    await anApplication(product, job, { ...people[0], id }, { submittedAt: null });
    await upload(product, job.id, own, { cv: aCv() });
  }
  expect(await sets()).toBe(1);
  await product.post(path, fields([question(7, "Something else")], { version: 3 }), { cookie });
  expect(await sets()).toBe(2);
  expect(await askedOf(job)).toEqual([question(7, "Something else")]);
  const [{ cookie: own }] = people;
  expect(await wordsOf(await product.fetch(paths.assess(job.id, 1), { cookie: own }))).toContain(
    "A late day",
  );
  const answered = await product.post(paths.assess(job.id, 1), { answer: "We were late." }, { cookie: own });
  expect(answered.status).toBe(200);
  const archive = await (await product.fetch("/settings/export", { cookie: own })).arrayBuffer();
  const kept = new TextDecoder().decode(unzipSync(new Uint8Array(archive))["applications.json"]);
  expect(JSON.parse(kept)).toMatchObject([
    { questions: [question(7, "A late day")], answers: { 7: "We were late." } },
  ]);
});

test("unsaved questions are found again on any device, until they are saved or thrown away", async () => {
  const { path, job, cookie } = await aBuilder();
  await product.post(path, fields([question(1, "Saved")]), { cookie });
  const keep = (title: string) =>
    product.post(paths.keepQuestionnaire(job.id), fields([question(1, title)], { version: 1 }), { cookie });
  expect((await keep("Half a title")).status).toBe(200);
  const found = await product.fetch(path, { cookie });
  expect(await wordsOf(found.clone())).toContain("Your unsaved changes are still here.");
  expect((await carried(found))["questions[0].title"]).toBe("Half a title");
  expect((await stored(job.id))?.questions).toEqual([question(1, "Saved")]);
  const { kept = "" } = await carried(await product.fetch(path, { cookie }));
  const thrown = await product.post(path, fields([question(1)], { kept, intent: "discard" }), { cookie });
  expect(thrown.headers.get("Location")).toBe(path);
  expect((await carried(await product.fetch(path, { cookie })))["questions[0].title"]).toBe("Saved");
  await keep("A whole title");
  await product.post(path, fields([question(1, "A whole title")], { version: 1 }), { cookie });
  expect(await wordsOf(await product.fetch(path, { cookie }))).not.toContain("Your unsaved changes");
  const stranger = await aRecruiter(product);
  const foreign = { ...fields([question(1, "Theirs")]), version: 1 };
  expect((await product.post(paths.keepQuestionnaire(job.id), foreign, stranger)).status).toBe(404);
});

type Answer = { kind: "kept" | "elsewhere"; at: number; questions?: Question[] };

test("two tabs with a script: neither replaces the other's unsaved work, and a save leaves it", async () => {
  const { path, job, cookie } = await aBuilder();
  const keep = async (title: string, known: number, more: Fields = {}) => {
    const sent = fields([question(1, title)], { kept: known, ...more });
    const response = await product.post(paths.keepQuestionnaire(job.id), sent, { cookie });
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  const first = await keep("First tab", 0);
  expect(first).toMatchObject({ status: 200, kind: "kept" });
  const late = await keep("Second tab", 0);
  expect(late).toEqual({
    status: 409,
    kind: "elsewhere",
    at: first.at,
    questions: [question(1, "First tab")],
  });
  // The second is opened anew, goes on with what the first has kept, and keeps it under its own hand.
  const second = await keep("First tab, and more", first.at);
  expect(second.at).toBeGreaterThan(first.at);
  expect(await keep("First tab again", first.at)).toMatchObject({ status: 409, at: second.at });
  const save = fields([question(1, "First tab again")], { kept: first.at });
  expect((await product.post(path, save, { cookie })).status).toBe(303);
  const found = await carried(await product.fetch(path, { cookie }));
  expect(found).toMatchObject({ "questions[0].title": "First tab, and more", kept: String(second.at) });
  // Saved, it would go over what the first has saved: it is asked first.
  expect((await product.post(path, { ...found, intent: "save" }, { cookie })).status).toBe(409);
  await product.post(path, { ...found, over: "1" }, { cookie });
  expect(await product.db.prepare("select count(*) as n from questionnaire_drafts").first("n")).toBe(0);
});

test("a page that is left while it keeps something loses nothing to itself", async () => {
  const { job, cookie } = await aBuilder();
  const keep = (title: string, more: Fields = {}) =>
    product.post(paths.keepQuestionnaire(job.id), fields([question(1, title)], more), { cookie });
  expect((await keep("On its way")).status).toBe(200);
  const before = Object.entries(question(1, "On its way"));
  const underWay = Object.fromEntries(before.map(([name, value]) => [`underWay[0].${name}`, value]));
  expect((await keep("On its way, and then some", underWay)).status).toBe(200);
  expect((await keep("Of another tab", underWay)).status).toBe(409);
});

test("two tabs without a script: the second is told, and can keep its own or take the other's", async () => {
  const { path, cookie } = await aBuilder();
  const [first, second] = [await product.fetch(path, { cookie }), await product.fetch(path, { cookie })];
  const [one, other] = [await carried(first), await carried(second)];
  // Whoever only looks at the questions has nothing that could stand in the way.
  await product.post(path, { ...other, intent: "select:2" }, { cookie });
  const mine = { ...one, "questions[0].title": "First tab", intent: "select:2" };
  const kept = await carried(await product.post(path, mine, { cookie }));
  const looked = await product.post(path, { ...other, intent: "select:3" }, { cookie });
  expect(await wordsOf(looked)).not.toContain("in another tab");
  const theirs = { ...other, "questions[0].title": "Second tab", intent: "select:3" };
  const told = await product.post(path, theirs, { cookie });
  const words = await wordsOf(told.clone());
  expect(words).toContain("You have changed this questionnaire in another tab or on another device too.");
  expect(words).toContain("First tab");
  expect(words).not.toContain("Your unsaved changes are still here.");
  const form = await carried(told.clone());
  expect(form["questions[0].title"]).toBe("Second tab");
  const opened = await product.fetch(path, { cookie });
  expect(await wordsOf(opened.clone())).toContain("They were kept on an earlier visit or in another tab.");
  expect((await carried(opened))["questions[0].title"]).toBe("First tab");
  const instead = /value="(mine:\d+)"/.exec(await told.text())?.[1] ?? "";
  const chosen = await product.post(path, { ...form, intent: instead }, { cookie });
  expect(await wordsOf(chosen)).not.toContain("in another tab");
  expect((await carried(await product.fetch(path, { cookie })))["questions[0].title"]).toBe("Second tab");
  const late = await product.post(path, { ...kept, intent: "add" }, { cookie });
  expect(await wordsOf(late)).toContain("in another tab or on another device too.");
});

test("without a script, a deleted question comes back by Undo", async () => {
  const { path, cookie } = await aBuilder();
  const sent = fields([question(1), question(2, "By mistake"), question(3)], { intent: "delete:2" });
  const deleted = await product.post(path, sent, { cookie });
  expect(await wordsOf(deleted.clone())).toContain("“By mistake” was deleted. Undo");
  const back = await carried(
    await product.post(path, { ...(await carried(deleted)), intent: "undo" }, { cookie }),
  );
  expect(back["questions[1].title"]).toBe("By mistake");
  expect(back["questions[2].title"]).toBe("Question 3");
});

test("it is saved, then updated, in the specification's words", async () => {
  const { path, job, cookie } = await aBuilder();
  const created = await product.post(path, fields([question(1), question(5)], { intent: "save" }), {
    cookie,
  });
  expect([created.status, created.headers.get("Location")]).toEqual([303, `${path}?saved=created`]);
  expect(await wordsOf(await product.fetch(`${path}?saved=created`, { cookie }))).toMatch(
    /Success! Questionnaire saved successfully! Continue/,
  );
  expect(await stored(job.id)).toEqual({ version: 1, questions: [question(1), question(5)] });
  const updated = await product.post(path, fields([question(5, "Changed")], { version: 1 }), { cookie });
  expect(updated.headers.get("Location")).toBe(`${path}?saved=updated`);
  expect(await wordsOf(await product.fetch(`${path}?saved=updated`, { cookie }))).toContain(
    "Questionnaire updated successfully!",
  );
  expect(await stored(job.id)).toEqual({ version: 2, questions: [question(5, "Changed")] });
});

test("whoever types a question on family is cautioned at saving, and not hindered", async () => {
  const { path, job, cookie } = await aBuilder();
  const asks = "Are you married, do you have children, and who minds them?";
  const typed = [question(1, "At work"), { ...question(2, "About you"), question: asks }];
  const saved = await product.post(path, fields(typed, { intent: "save" }), { cookie });
  const after = saved.headers.get("Location") ?? "";
  expect(after).toBe(`${path}?saved=created&cautions=1.2`);
  const page = await wordsOf(await product.fetch(after, { cookie }));
  expect(page).toContain(
    "saved successfully! “About you” asks about pregnancy, children or marriage: the law",
  );
  expect(page).not.toContain("“At work” asks");
  expect(await wordsOf(await product.fetch(path, { cookie }))).not.toContain("asks about");
  expect((await stored(job.id))?.questions).toHaveLength(2);
  // Saved again, the same words are not cautioned again: their writer has read it.
  const change = async (version: number, ...questions: Question[]) => {
    const form = fields(questions, { intent: "save", version });
    return (await product.post(paths.changeQuestionnaire(job.id), form, { cookie })).json();
  };
  const more = [...typed, question(3)];
  expect(await change(1, ...more)).toMatchObject({ kind: "updated", cautions: [] });
  const plain = await product.post(path, fields(typed, { intent: "save", version: 2 }), { cookie });
  expect(plain.headers.get("Location")).toBe(`${path}?saved=updated`);
  expect(await change(3, { ...question(2, "About her"), question: asks })).toMatchObject({
    kind: "updated",
    cautions: [expect.stringContaining("“About her” asks about pregnancy, children or marriage")],
  });
});

test.each([
  ["add", ["1", "2", "3"], "New Question Title"],
  ["up:2", ["2", "1"], "Unsaved changes"],
  ["down:1", ["2", "1"], "Unsaved changes"],
  ["delete:1", ["2"], "Select a question to edit"],
  ["select:2", ["1", "2"], "Second <b>"],
  ["preview", ["1", "2"], "Question 2 of 2"],
  ["export", ["1", "2"], '"title": "Second <b>"'],
  ["edit", ["1", "2"], "Live preview"],
])(
  "without a script, %s carries everything that was typed and stores nothing",
  async (intent, ids, words) => {
    const { path, job, cookie } = await aBuilder();
    const sent = [question(1, "First, typed just now"), question(2, "Second <b>")];
    const response = await product.post(path, fields(sent, { intent }), { cookie });
    expect(response.status).toBe(200);
    expect(await wordsOf(response.clone())).toContain(words);
    expect(await response.clone().text()).not.toContain("Second <b>");
    const now = await carried(response);
    expect(ids.map((_, index) => now[`questions[${index}].id`])).toEqual(ids);
    expect(now[`questions[${ids.length}].id`]).toBeUndefined();
    const at = ids.indexOf("2");
    expect(now[`questions[${at}].title`]).toBe("Second &lt;b&gt;");
    expect(now[`questions[${at}].question`]).toBe("What did you do?");
    expect(now.version).toBe("0");
    expect(await stored(job.id)).toBeNull();
  },
);

test("what is missing is said, and what was typed stays", async () => {
  const { path, job, cookie } = await aBuilder();
  const response = await product.post(path, fields([question(1), question(2, " ")]), { cookie });
  expect(response.status).toBe(422);
  expect(await wordsOf(response.clone())).toContain("Question 2: Question title is required");
  expect(await response.clone().text()).toContain('<a href="#questions-1-title">Question 2: Question title');
  expect((await carried(response))["questions[0].title"]).toBe("Question 1");
  const none = await product.post(path, fields([]), { cookie });
  expect(await wordsOf(none)).toContain("Please add at least one question");
  expect(await stored(job.id)).toBeNull();
});

test("two tabs: the second save is refused, nothing overwritten, and both are offered", async () => {
  const { path, job, cookie } = await aBuilder();
  for (const title of ["First tab", "Second tab"]) {
    const version = title === "First tab" ? 0 : 7;
    await product.post(path, fields([question(1, title)], { version }), { cookie });
  }
  expect(await stored(job.id)).toEqual({ version: 1, questions: [question(1, "First tab")] });
  const late = await product.post(path, fields([question(1, "Second tab")], { version: 0 }), { cookie });
  expect(late.status).toBe(409);
  const words = await wordsOf(late.clone());
  expect(words).toContain("This questionnaire was saved elsewhere while you worked on it.");
  expect(words).toContain("First tab");
  const now = await carried(late);
  expect(now["questions[0].title"]).toBe("Second tab");
  // Going on without a script keeps the version that the work began with, so that the next save is told too.
  const moved = await product.post(path, { ...now, intent: "add" }, { cookie });
  expect((await carried(moved)).version).toBe("0");
  const over = await product.post(path, fields([question(1, "Second tab")], { over: 1 }), { cookie });
  expect(over.status).toBe(303);
  expect(await stored(job.id)).toEqual({ version: 2, questions: [question(1, "Second tab")] });
});

test("whoever lost to another tab's save is told what applicants are asked, and can take it", async () => {
  const { path, job, cookie } = await aBuilder();
  await product.post(path, fields([question(1, "First tab")]), { cookie });
  const mine = fields([question(1, "Second tab")], { version: 0 });
  const late = await product.post(path, mine, { cookie });
  expect(await wordsOf(late.clone())).not.toContain("the standard set");
  await product.post(paths.keepQuestionnaire(job.id), mine, { cookie });
  const found = await wordsOf(await product.fetch(path, { cookie }));
  expect(found).toContain("Until you save, applicants are asked what was saved before.");
  expect(found).not.toContain("the standard set");
  expect(await late.text()).toMatch(/name="intent" value="discard"[^>]*>Take what was saved/);
  const { kept = "" } = await carried(await product.fetch(path, { cookie }));
  expect((await product.post(path, { ...mine, kept, intent: "discard" }, { cookie })).status).toBe(303);
  expect((await carried(await product.fetch(path, { cookie })))["questions[0].title"]).toBe("First tab");
});

test("thirty saves at once from one version store one", async () => {
  const { path, job, cookie } = await aBuilder();
  const save = (title: string) => product.post(path, fields([question(1, title)]), { cookie });
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => save(`Save ${index}`)));
  expect(answers.filter((answer) => answer.status === 303)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(29);
  expect((await stored(job.id))?.version).toBe(1);
});

test("a failing database loses nothing that was typed", async () => {
  const { path, cookie } = await aBuilder();
  await product.db
    .prepare("create trigger broken before insert on assessments begin select raise(abort, 'no'); end")
    .run();
  try {
    const response = await product.post(path, fields([question(1, "Typed with care")]), { cookie });
    expect(response.status).toBe(503);
    const words = await wordsOf(response.clone());
    expect(words).toContain("Error Failed to save questionnaire. Please try again. Continue");
    const typed = await carried(response);
    expect(typed["questions[0].title"]).toBe("Typed with care");
    const back = await product.post(path, { ...typed, intent: "edit" }, { cookie });
    expect((await carried(back))["questions[0].title"]).toBe("Typed with care");
    await expect
      .poll(() => product.logs().some((line) => line.event === "questionnaire.save-failed"))
      .toBe(true);
  } finally {
    await product.db.prepare("drop trigger broken").run();
  }
});

test("when the job has gone meanwhile nothing can be saved, and nothing typed is lost", async () => {
  const { path, job, cookie } = await aBuilder();
  await product.db.prepare("delete from jobs where id = ?").bind(job.id).run();
  const response = await product.post(path, fields([question(1, "Typed with care")]), { cookie });
  expect(response.status).toBe(404);
  expect(await wordsOf(response.clone())).toMatch(/Error Missing user or job information .* Continue/);
  const typed = await carried(response);
  expect(typed["questions[0].title"]).toBe("Typed with care");
  const back = await product.post(path, { ...typed, intent: "edit" }, { cookie });
  expect((await carried(back))["questions[0].title"]).toBe("Typed with care");
  expect((await product.fetch(path, { cookie })).status).toBe(404);
});

test("the assistant offers three, adds the one that is chosen, and takes it out again", async () => {
  const { path, job, cookie } = await aBuilder();
  const sent = fields([question(1, "Typed just now")], {
    intent: "generate",
    ask: "problem solving with TypeScript",
  });
  const press = async (form: Fields, intent: string) => {
    const page = await product.post(path, { ...form, intent }, { cookie });
    expect(page.status).toBe(200);
    return { words: await wordsOf(page.clone()), form: await carried(page) };
  };
  const offered = await press(sent, "generate");
  expect(offered.words).toContain("Choose one of these. Nothing is added until you do.");
  expect(offered.words.match(/Add this one/g)).toHaveLength(3);
  expect(offered.form["questions[1].id"]).toBeUndefined();
  // What was typed is found again, although nothing has been saved.
  expect((await carried(await product.fetch(path, { cookie })))["questions[0].title"]).toBe("Typed just now");

  const chosen = await press(offered.form, "insert:1");
  expect(chosen.form["questions[1].title"]).toBe(offered.form["offered[1].title"]);
  expect(chosen.form["questions[1].type"]).toBe("Problem Solving");
  expect([chosen.form["questions[2].id"], chosen.form.selected]).toEqual([undefined, "2"]);
  expect(chosen.words).toMatch(/is now question 2.*Undo/);
  expect(chosen.words).not.toContain("Add this one");
  expect(await stored(job.id)).toBeNull();

  const undone = await press(chosen.form, "delete:2");
  expect(undone.form["questions[1].id"]).toBeUndefined();
  expect(undone.words.match(/Add this one/g)).toHaveLength(3);
});

test("a wish that is not understood, or that the law forbids, is answered honestly", async () => {
  const { path, cookie } = await aBuilder();
  const asked = async (ask: string) =>
    wordsOf(await product.post(path, fields([question(1)], { intent: "generate", ask }), { cookie }));
  expect(await asked("glass blowing")).toMatch(
    /We have no question of our own for this.*What have you had to do with glass blowing/,
  );
  expect(await asked(" ?! ")).toContain("We have no question for this. Here are three");
  expect(await asked("are they planning children")).toMatch(
    /We write no question about pregnancy.*The hours/,
  );
  expect(await asked("")).toContain("There is nothing to offer for that.");
});

test("a crafted offer is cut to what a questionnaire keeps, and no more than thirty are kept", async () => {
  const { path, cookie } = await aBuilder();
  const offer = Object.fromEntries(
    Object.entries({ icon: "<b>", type: "T", title: "x".repeat(500), question: "Why?", placeholder: "" }).map(
      ([name, value]) => [`offered[0].${name}`, value],
    ),
  );
  const chosen = { ...fields([question(1)]), ...offer };
  const one = await carried(await product.post(path, { ...chosen, intent: "insert:0" }, { cookie }));
  expect([one["questions[1].title"]?.length, one["questions[2].id"]]).toEqual([120, undefined]);
  const none = await carried(await product.post(path, { ...chosen, intent: "insert:7" }, { cookie }));
  expect(none["questions[1].id"]).toBeUndefined();
  const thirty = Array.from({ length: 30 }, (_, at) => question(at + 1));
  const full = { ...fields(thirty), ...offer, intent: "insert:0" };
  expect((await carried(await product.post(path, full, { cookie })))["questions[30].id"]).toBeUndefined();
});

test("a foreign job answers like an absent one, and only recruiters build", async () => {
  const { path, job } = await aBuilder();
  const other = await aBuilder();
  const absent = paths.buildAssessment("01ARZ3NDEKTSV4RRFFQ69G5FAV");
  for (const target of [path, absent, paths.buildAssessment("nonsense")]) {
    expect((await product.fetch(target, { cookie: other.cookie })).status).toBe(404);
    expect((await product.post(target, fields([question(1)]), { cookie: other.cookie })).status).toBe(404);
  }
  const applicant = await anApplicant(product);
  const seen = await product.fetch(path, { cookie: applicant.cookie });
  expect([seen.status, seen.headers.get("Location")]).toEqual([302, paths.jobs()]);
  const sent = await product.post(path, fields([question(1)]), { cookie: applicant.cookie });
  expect(sent.headers.get("Location")).toBe(paths.jobs());
  expect((await product.fetch(path)).headers.get("Location")).toBe(paths.login(path));
  expect(await stored(job.id)).toBeNull();
});

test("nobody sends what no builder can have sent", async () => {
  const { path, job, cookie } = await aBuilder();
  const crafted = await product.post(path, { "questions[99999999].title": "x" }, { cookie });
  expect(crafted.status).toBe(400);
  const huge = await product.post(path, fields([{ ...question(1), question: "x".repeat(300_000) }]), {
    cookie,
  });
  expect(huge.status).toBe(413);
  const extra = { ...fields([question(1)]), company_id: "1", user_id: "x", "questions[0].admin": "yes" };
  expect((await product.post(path, extra, { cookie })).status).toBe(303);
  expect(await stored(job.id)).toEqual({ version: 1, questions: [question(1)] });
});
