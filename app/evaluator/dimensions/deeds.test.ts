import { describe, expect, test } from "vitest";
import { itemOn, itemsOf } from "../fixtures";

const POSTINGS = {
  Upholsterer: [
    "Strip, web and spring chairs and sofas",
    "Cut and sew covers from patterns you draw yourself",
    "Talk customers through fabrics and prices",
    "3 years or more in an upholstery workshop",
  ],
  Beekeeper: [
    "Inspect the hives every nine days from April to July",
    "Rear queens and mark them",
    "Extract, filter and jar the honey",
    "Level 2 food hygiene",
  ],
  "Tram driver": [
    "Drive trams on four lines",
    "Check brakes, doors and sand before the first run",
    "Help passengers with wheelchairs and prams",
    "Report faults to the control room",
  ],
};
const TOLD = {
  Upholsterer: [
    "- I draw the pattern on paper, cut, and sew it on the Juki",
    "- People come in with a photo and leave with a cloth and a price",
  ],
  Beekeeper: [
    "- 180 hives.",
    "- I raise about 90 queens in a summer, a dot of colour on each.",
    "- The honey room: spinning, sieving, into jars, 4 tonnes in 2023.",
  ],
  "Tram driver": [
    "- Walk round the tram before I leave: brakes, lights, doors",
    "- Lower the ramp for wheelchairs and prams",
    "- Radio the control room when something is wrong",
  ],
};
type Trade = keyof typeof POSTINGS;

function verdictOn(
  trade: Trade,
  asked: string,
  title: string,
  told: readonly string[] = TOLD[trade],
): string {
  const cv = ["Robin Sample", "", "Work", `${title}, Example Works, 2017 - 2024`, ...told, ""];
  const items = itemsOf({
    posting: { title: trade, text: `Your work\n${POSTINGS[trade].map((line) => `- ${line}`).join("\n")}` },
    questions: [],
    cv: cv.join("\n"),
    coverLetter: null,
    answers: [],
  });
  return itemOn(asked, items).verdict;
}

const PLAINLY: [Trade, string][] = [
  ["Upholsterer", "Cut and sew covers from patterns you draw yourself"],
  ["Upholsterer", "Talk customers through fabrics and prices"],
  ["Beekeeper", "Rear queens and mark them"],
  ["Beekeeper", "Extract, filter and jar the honey"],
  ["Tram driver", "Report faults to the control room"],
];

describe("work that is told in plain words in a job of the trade is stated in part", () => {
  test.each(PLAINLY)("%s: %s", (trade, asked) => {
    expect(verdictOn(trade, asked, trade)).toBe("partly");
  });
});

describe("the same words in a job of another trade are a sentence to read", () => {
  test.each(PLAINLY)("%s: %s", (trade, asked) => {
    expect(["mentioned", "not found"]).toContain(verdictOn(trade, asked, "Insurance clerk"));
  });
});

const AMONG_OTHER_WORK: [Trade, string, string, string][] = [
  ["Beekeeper", "Rear queens and mark them", "Farm hand", "- Reared 30 queens and marked them"],
];

describe("what is told whole and plainly among other work is stated in part, and never found", () => {
  test.each(AMONG_OTHER_WORK)("%s: %s by a %s who writes %s", (trade, asked, title, line) => {
    expect(verdictOn(trade, asked, title, [line, "- Fed the pigs"])).toBe("partly");
  });
});

describe("what was done for somebody else, or with half of the thing, is a sentence to read", () => {
  test.each([
    [
      "Tram driver",
      "Check brakes, doors and sand before the first run",
      "- Checked brakes under the direction of the driver",
    ],
    ["Tram driver", "Report faults to the control room", "- I report them to the control room"],
    [
      "Upholsterer",
      "Cut and sew covers from patterns you draw yourself",
      "- I know covers and patterns well",
    ],
  ] as [Trade, string, string][])("%s: %s by a cleaner who writes %s", (trade, asked, line) => {
    expect(["mentioned", "not found"]).toContain(verdictOn(trade, asked, "Station cleaner", [line]));
  });
});

test("a thing without a deed tells no work", () => {
  expect(verdictOn("Beekeeper", "Inspect the hives every nine days from April to July", "Beekeeper")).toBe(
    "mentioned",
  );
});

test("a certificate of something is no doing of it", () => {
  const asked = "Run our clusters";
  const items = itemsOf({
    posting: { title: "Site reliability engineer", text: `What you'll do\n- ${asked}\n- Write the rota` },
    questions: [],
    cv:
      "Robin Sample\n\nExperience\nSite Reliability Engineer, Example Works, 2017 - 2024\n" +
      "- Wrote the rota for nine people\n\nCertificates\n2023 Running clusters, Example Certified (003)\n",
    coverLetter: null,
    answers: [],
  });
  expect(itemOn(asked, items).verdict).toBe("mentioned");
});
