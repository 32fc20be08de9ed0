import { expect, test } from "vitest";
import { readAnswers } from "./answers/read-answers";
import { readClaims } from "./claims/read-claims";
import { evaluate } from "./evaluate";
import { readPosting } from "./requirements/read-posting";

type Told = { cv: readonly string[]; answers?: readonly (readonly [string, string])[] };

function read(title: string, asked: readonly string[], { cv, answers = [] }: Told) {
  return evaluate({
    posting: { title, text: `What you will do and bring\n${asked.map((line) => `- ${line}`).join("\n")}` },
    questions: answers.map(([question], at) => ({ id: at + 1, type: "text", title: "", question })),
    cv: ["Robin Sample", "", ...cv].join("\n"),
    coverLetter: null,
    answers: answers.map(([, text], at) => ({ questionId: at + 1, text })),
    sentIn: "2026-11",
  }).dimensions.flatMap(({ items }) => items);
}

/** What is said of the first line that a posting asks for, and by which sentence. */
function saidOf(title: string, asked: readonly string[], told: Told): [string?, string?] {
  const item = read(title, asked, told).find(({ label }) => label === asked[0]);
  return [item?.verdict, item?.quotes[0]?.text];
}

const linesOf = (title: string, text: readonly string[]) =>
  readPosting({ title, text: text.join("\n") }).map(({ line }) => line);
const claimed = ["found", "partly"];
const job = (title: string) => ["Work", `${title}, Example Works, Leeds, 2016 - 2024`, "- Swept up"];

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
