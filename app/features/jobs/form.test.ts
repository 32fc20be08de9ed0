import { expect, test } from "vitest";
import { taken, told } from "../../../tests/support/typed";
import { EditJobForm, JobInfoForm } from "./form";

const INFO = { title: "Baker", jobType: "full-time", locationType: "remote" };
const WORDS = "You bake for a hundred people each night, and you like flour on your hands.";
const FORMS = [
  [JobInfoForm, INFO],
  [EditJobForm, { ...INFO, description: WORDS, finalJobPosting: WORDS }],
] as const;

test.for(FORMS)("%#: a job's pay may be left out, given on one side, or be one amount", ([form, job]) => {
  for (const pay of [
    {},
    { salaryMin: "30000" },
    { salaryMax: "30000" },
    { salaryMin: "30000", salaryMax: "30000" },
    { salaryMin: "30000", salaryMax: "45000" },
  ])
    expect(told(form, { ...job, ...pay })).toEqual({});
  expect(taken(form, { ...job, salaryMin: "30000" })).toMatchObject({ salaryMin: 30_000, salaryMax: null });
});

test.for(FORMS)("%#: whoever crosses the pay is told so at its upper end", ([form, job]) => {
  const crossed = { salaryMin: "45000", salaryMax: "30000" };
  const words = "Salary max must not be lower than salary min";
  expect(told(form, { ...job, ...crossed })).toEqual({ salaryMax: words });
});

test.for(FORMS)("%#: pay by the hour may have pence, and pay by the year may not", ([form, job]) => {
  const pay = { salaryMin: "14.50", salaryMax: "16.20" };
  expect(told(form, { ...job, ...pay, payUnit: "HOUR" })).toEqual({});
  const words = "Please enter a whole amount up to 10,000,000, for example 85000";
  expect(told(form, { ...job, ...pay, payUnit: "YEAR" })).toEqual({ salaryMin: words, salaryMax: words });
});
