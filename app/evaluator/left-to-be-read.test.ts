import { expect, test } from "vitest";
import { saidOf as said } from "./fixtures";
import { kindOf } from "./requirements/requirement-kind";

const saidOf = (title: string, asked: readonly string[], cv: readonly string[]) => said(title, asked, { cv });

const CLAIMED = ["found", "partly"];

test.each([
  [
    "Archive clerk",
    "Puts requests in the right order when several departments want something at once",
    "I make new boxes, put in the maps in order of date and glue the label on the lid",
  ],
  [
    "Park warden",
    "Telling an angry visitor that what they asked for is not allowed, and keeping them friendly",
    "Anything that needs a digger I ask the contractors for",
  ],
  [
    "Baker",
    "You check every tray before a loaf goes into the shop, and see the one with a crack",
    "Short of people: 12 mixes of my own as well as the checks",
  ],
])("a deed of the %s that has a word in common with %s is left to be read", (title, asked, told) => {
  const work = ["Work", `${title}, Example Works, Leeds, 2016 - 2024`, `- ${told}`, "- Swept up"];
  expect(CLAIMED).not.toContain(saidOf(title, [asked, "Keep the place tidy", "First aid"], work)[0]);
});

test("a deed that shares most of a short line with the posting is stated, without its object", () => {
  const told = "I check 40 to 60 people in and out on a shift";
  const work = ["Work", "Hotel receptionist, Example Hotel, Leeds, 2016 - 2024", `- ${told}`];
  const asked = ["Check guests in and out", "Answer the phone", "Take payments"];
  expect(saidOf("Hotel receptionist", asked, work)).toEqual(["partly", told]);
});

test.each([
  ["Leave a written handover for the night shift at the end of every shift", "Lates suit me"],
  ["Every visit goes into the diary on the tablet the same evening", "Free on any evening"],
])("%s is work, and no hours that somebody is free for", (asked, told) => {
  const cv = ["Work", "Clerk, Example Works, Leeds, 2016 - 2024", "", "Hours", told];
  expect(CLAIMED).not.toContain(saidOf("Clerk", [asked, "Keep the diary", "First aid"], cv)[0]);
});

test.each([
  "flu and travel vaccinations",
  "Knowledge of travel insurance",
  "Experience in a travel agency",
  "Leave the notes ready for the night shift",
])("%s asks for no travel and no nights", (line) => {
  expect(kindOf(line, "must")).not.toBe("condition");
});

test.each(["Rotating shifts", "Night shifts, one week in three", "Evenings and every other Saturday"])(
  "%s is something to be free for",
  (asked) => {
    const cv = [
      "Work",
      "Clerk, Example Works, Leeds, 2016 - 2024",
      "",
      "Hours",
      "Any shifts, nights and weekends suit me, evenings too",
    ];
    expect(CLAIMED).toContain(saidOf("Clerk", [asked, "Keep the diary", "First aid"], cv)[0]);
  },
);

test("years are not claimed by a packer's job in a CV that copies the posting", () => {
  const asked = [
    "Three years on the tools since you came out of your time",
    "Read a drawing and cut your own templates",
    "TIG on thin stainless, clean enough for a dairy",
    "City & Guilds or NVQ 3",
  ];
  const cv = [
    "SHEET METAL WORKER | FABRICATOR | WELDER",
    "KEY SKILLS",
    "Sheet metal, press brake, guillotine, TIG, MIG, stainless, ducting, drawings, tooling, NVQ 3, patience",
    "PROFILE",
    "A highly motivated and hard working sheet metal worker with excellent attention to detail.",
    "I read a drawing and cut my own templates. TIG on thin stainless, clean enough for a dairy.",
    "CAREER HISTORY",
    "2021 - 2025    Various agency assignments, North West",
    "Working in fast paced production environments to tight deadlines.",
    "2015 - 2021    Operative, Example Packaging",
    "Picking and packing, shrink wrap machine, keeping the area clean.",
  ];
  expect(CLAIMED).not.toContain(saidOf("Sheet metal worker", asked, cv)[0]);
});

test.each([
  [
    "Take part in an on-call rota of one week in six",
    "I looked into why and tested again until ten of ten were right.",
  ],
  ["Lead the move of the archive to the new shelves", "In June I read the manual and asked why it says so."],
])("an answer about something else is no sentence to read about %s", (asked, told) => {
  const work = ["Work", "Clerk, Example Works, Leeds, 2016 - 2024", "- Kept the diary"];
  const answers = [["Tell us about something that you had to learn.", told]] as const;
  expect(said("Clerk", [asked, "Keep the diary", "First aid", "Kind"], { cv: work, answers })[0]).toBe(
    "not found",
  );
});
