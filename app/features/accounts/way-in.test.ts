import { expect, test } from "vitest";
import { registrationPath } from "./way-in";

const JOB = "01JZZZZZZZZZZZZZZZZZZZZZZZ";

test.each([`/apply/${JOB}`, `/upload/${JOB}`, `/assess/${JOB}?q=2`, `/applications/${JOB}#human-review`])(
  "whoever came for a job by %s registers on the job's own page",
  (wanted) => {
    expect(registrationPath(wanted)).toBe(`/apply/${JOB}`);
  },
);

test.each([
  [null, "/register"],
  ["/postJob", "/register?redirect=%2FpostJob"],
  [`/apply/${JOB}x`, `/register?redirect=%2Fapply%2F${JOB}x`],
])("from %s one registers a company at %s", (wanted, path) => {
  expect(registrationPath(wanted)).toBe(path);
});
