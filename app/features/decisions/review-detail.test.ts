import { expect, test } from "vitest";
import { reviewDetail } from "./review-detail";

test.each([
  ["With your pregnancy we fear long absences.", "pregnancy"],
  ["We think you are too old for the night shift.", "age"],
  ["At 58 years old you would leave us soon.", "personal"],
  ["Your illness would keep you away too often.", "health"],
  ["Your accent is hard for our customers.", "It speaks of"],
  ["Because of your religion you cannot work on Fridays.", "faith"],
  ["You are an idiot and we do not want you.", "judges a person"],
])("%j is warned of before it is sent", (detail, words) => {
  expect(reviewDetail(detail)).toContain(words);
});

test.each([
  "We were looking for three years with industrial ovens; your CV shows one.",
  "The shift begins at four in the morning, and you can start at nine.",
  "Another applicant has led a bakery of this size before.",
])("%j is sent as it is", (detail) => {
  expect(reviewDetail(detail)).toBeNull();
});
