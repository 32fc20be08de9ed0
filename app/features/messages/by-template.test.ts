import { expect, test } from "vitest";
import { byTemplate } from "./by-template";

test("whoever gets a mail in the company's own words reads none of ours behind it", () => {
  const ours = {
    to: "a@example.org",
    subject: "News",
    preheader: "News",
    title: "News",
    reason: "You applied.",
  };
  const letter = { ...ours, paragraphs: ["Hello."], afterwards: ["Your application stands at “Offer” now."] };
  const template = { subject: "Zu Ihrer Bewerbung", body: "Guten Tag {{first_name}}.", language: "de" };
  const facts = {
    first_name: "Amara",
    full_name: "Amara Okafor",
    job_title: "Baker",
    company_name: "Bergwerk",
  };
  const others = { recruiter_name: "Priya", reason: "", detail: "", status_link: "https://rolecall.example" };
  const mail = byTemplate(template, letter, { ...facts, ...others });
  expect(mail).toMatchObject({ markdown: "Guten Tag Amara.", language: "de", paragraphs: [] });
  expect(mail).not.toHaveProperty("afterwards");
});
