import { expect, test } from "vitest";
import { evaluate } from "../evaluate";

const ASKED = [
  "Plan the routes of twelve vans",
  "Answer drivers on the radio",
  "Keep the tachograph records",
  "Book repairs with the garage",
];

function totalOf(...told: string[]) {
  const cv = `Robin Sample
Work
Transport planner, Example Works, 2017 - 2024
- Planned the routes of ten vans
${told.map((line) => `- ${line}`).join("\n")}
`;
  const text = `Requirements\n${ASKED.map((line) => `- ${line}`).join("\n")}`;
  const question = { id: 1, type: "", title: "Delay", question: "What do you do when a van is late?" };
  const answer = "I ring the shop first, because they wait. Then I look who is near and send the second van.";
  return evaluate({
    posting: { title: "Transport planner", text },
    questions: [question],
    cv,
    coverLetter: null,
    answers: [{ questionId: 1, text: answer }],
  }).overall_score;
}

test("of two who name the same work, who sold it or wishes for it stands below who did it", () => {
  const did = totalOf("Talked to drivers on the radio", "Filed the tachograph records each Friday");
  const sold = totalOf("Sold radios to drivers", "Advised firms on their tachograph records");
  const wishes = totalOf("I would like to talk to drivers", "I hope to learn about tachograph records");
  expect(did).toBeGreaterThan(sold ?? Number.NaN);
  expect(did).toBeGreaterThan(wishes ?? Number.NaN);
});
