import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ApplicationPage } from "~/features/applications/application-page";
import { StepList } from "./StepList";

type Facts = Partial<Pick<ApplicationPage["application"], "status" | "end" | "evaluates">>;

function lastStep(facts: Facts, compared = true) {
  const application = {
    ...{ companyName: "Northwind", status: "pending", end: null, evaluates: true, evaluationState: "done" },
    ...{ createdAt: new Date(0), submittedAt: null, jobId: "j" },
    ...facts,
  };
  const page = { application, answers: [], step: null, closed: false, reading: { compared } };
  return renderToStaticMarkup(<StepList page={page as unknown as ApplicationPage} />)
    .split("<li")
    .at(-1);
}

test("whose CV could not be compared reads of no evaluation that is done", () => {
  expect(lastStep({})).toContain("Done. Northwind reads it next to your own words.");
  const unread = lastStep({}, false);
  expect(unread).toContain("Nothing was compared or scored: Northwind reads your application itself.");
  expect(unread).not.toContain("Done.");
});

test.each(["offer_sent", "offer_accepted", "passed"] as const)(
  "whoever was told of a decision (%s) does not read that it is still to come",
  (status) => {
    expect(lastStep({ status })).toContain("Done. It was advice: people at Northwind decided.");
    expect(lastStep({ status }, false)).toContain("People at Northwind decided without it.");
    expect(lastStep({ status, evaluates: false })).toContain("People at Northwind decided.");
  },
);

test("whoever withdrew does not read that somebody reads or decides", () => {
  const left = { status: "passed", end: "left" } as const;
  expect(lastStep(left)).toContain("Done before you withdrew.");
  expect(lastStep(left, false)).toContain("Nothing was compared or scored.");
  expect(lastStep({ ...left, evaluates: false })).toContain("Ended when you withdrew.");
});
