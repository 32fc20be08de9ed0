import { describe, expect, test } from "vitest";
import { markdownToHtml } from "~/lib/markdown";
import { markdownAsText } from "~/lib/markdown-as-text";
import { MERGE_FIELDS } from "~/vocabulary/messages";
import { chosenMoment, mergeMail, nothingToPutIn, type Values, wrongField } from "./rules";

const VALUES = {
  ...(Object.fromEntries(MERGE_FIELDS.map((field) => [field, `the ${field}`])) as Record<
    (typeof MERGE_FIELDS)[number],
    string
  >),
  first_name: "Amara",
  job_title: "Night Baker",
  status_link: "https://rolecall.example/applications/1",
} satisfies Values;

const merge = (body: string, values: Partial<Values> = {}) =>
  mergeMail({ subject: "Your application", body }, { ...VALUES, ...values });

describe("somebody who writes a template", () => {
  test.each([
    ["Dear {{frist_name}},", "There is no field frist_name. Did you mean first_name?"],
    ["{{ Job_Titel }}", "There is no field Job_Titel. Did you mean job_title?"],
    ["{{statuslink}}", "There is no field statuslink. Did you mean status_link?"],
    ["Dear {{first_name},", "A field is written like {{first_name}}."],
    ["Dear first_name}},", "A field is written like {{first_name}}."],
    ["{{salary}}", `There is no field salary. The fields are ${MERGE_FIELDS.join(", ")}.`],
    ["{{jobtitl}}", "There is no field jobtitl. Did you mean job_title?"],
    ["{{name_first}}", `There is no field name_first. The fields are ${MERGE_FIELDS.join(", ")}.`],
    ["{{first}}", `There is no field first. The fields are ${MERGE_FIELDS.join(", ")}.`],
    ["{{xfrst_nam}}", "There is no field xfrst_nam. Did you mean first_name?"],
    ["{{reasons}}", "There is no field reasons. Did you mean reason?"],
    [
      `{{${"x".repeat(41)}}}`,
      `There is no field ${"x".repeat(40)}. The fields are ${MERGE_FIELDS.join(", ")}.`,
    ],
    ["{{}}", `There is no field . The fields are ${MERGE_FIELDS.join(", ")}.`],
  ])("is told what is wrong with %s", (text, told) => {
    expect(wrongField(text)).toBe(told);
  });

  test("may use every field of the list, with or without spaces", () => {
    expect(wrongField(MERGE_FIELDS.map((field) => `{{${field}}} {{ ${field} }}`).join(" "))).toBeNull();
    expect(wrongField("Dear friend, { or } alone is no field")).toBeNull();
  });
});

test("a candidate reads their own name and job", () => {
  expect(merge("Dear {{first_name}}, about {{ job_title }}:").body).toBe("Dear Amara, about Night Baker:");
  expect(
    mergeMail({ subject: "{{job_title}} at {{company_name}}", body: "" }, { ...VALUES, company_name: "A\nB" })
      .subject,
  ).toBe("Night Baker at A B");
});

test("a field with nothing to say is named, once, wherever it stands", () => {
  const { empty } = mergeMail(
    { subject: "{{interview_when}}", body: "{{interview_when}} {{reason}} {{first_name}}" },
    { ...VALUES, interview_when: " ", reason: "" },
  );
  expect(empty).toEqual(["interview_when", "reason"]);
});

test("nobody's name makes a link, a heading or markup, and mail without HTML shows it as it is", () => {
  for (const name of [
    "# Ann",
    "1. Ann",
    "[Ann](https://evil.example)",
    "*Ann* _B_ `c`",
    "<b>Ann</b> & Co",
    "- A",
  ]) {
    const { body } = merge("{{first_name}}", { first_name: name });
    const html = markdownToHtml(body);
    expect(html).toMatch(/^<p>.*<\/p>$/s);
    expect(html).not.toMatch(/<(?!\/?p>)/);
    expect(markdownAsText(body)).toBe(name);
  }
});

test("the link to one's application can be pressed, alone or behind words", () => {
  const link = VALUES.status_link;
  for (const body of ["{{status_link}}", "[See it]({{status_link}})"])
    expect(markdownToHtml(merge(body).body)).toContain(`<a href="${link}">`);
  expect(markdownAsText(merge("See {{status_link}}").body)).toBe(`See ${link}`);
});

describe("somebody who chooses when a mail leaves", () => {
  const now = new Date("2027-03-01T12:00:00Z");
  const at = (day: string, time = "09:00", zone = "Europe/Berlin") => chosenMoment({ day, time, zone }, now);

  test("may go sixty days ahead, and not back", () => {
    expect(at("")).toEqual({ at: null, moved: false });
    expect(at("2027-03-02")).toEqual({ at: new Date("2027-03-02T08:00:00Z"), moved: false });
    expect(at("2027-04-30", "14:00")).toMatchObject({ moved: false });
    expect(at("2027-04-30", "14:01")).toEqual({ problems: { day: ["At most 60 days ahead"] } });
    expect(at("2027-03-01", "13:00")).toEqual({ problems: { day: ["That moment has passed"] } });
  });

  test("is told of a time that clocks skip, which is moved forward", () => {
    expect(at("2027-03-28", "02:30")).toEqual({ at: new Date("2027-03-28T01:30:00Z"), moved: true });
  });

  test("is told which part cannot be read", () => {
    expect(at("2027-02-31")).toHaveProperty("problems.day");
    expect(at("2027-03-02", "9")).toHaveProperty("problems.time");
    expect(at("2027-03-02", "09:00", "Mars/Olympus")).toHaveProperty("problems.zone");
  });
});

test("whoever writes what cannot be filled in reads what to do about it", () => {
  expect(nothingToPutIn("Kai", ["reason"], true)).toBe(
    "For Kai there is nothing to put in for {{reason}}: please take it out of the mail.",
  );
  expect(nothingToPutIn("Kai", ["reason", "detail"], true)).toBe(
    "For Kai there is nothing to put in for {{reason}} and {{detail}}: please take them out of the mail.",
  );
  expect(nothingToPutIn("Kai", ["reason"], false)).toMatch(/: please choose another template\.$/);
});
