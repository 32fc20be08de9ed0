import { expect, test } from "vitest";
import { refusedIn, refusedQuery, STORE_FAILED, TOO_LARGE } from "./refused";
import { CV_REQUIRED, chooseAgain, fileProblem, heldBack, keptElsewhere, NO_ROOM } from "./rules";

const file = (id: string) =>
  ({ id, fileName: "cv.pdf", size: 1, textState: "read", createdAt: new Date(0) }) as const;
const nothing = { cv: null, coverLetter: null };
const asked = (query: string) => new URLSearchParams(query);

test("whoever comes back to a refused upload reads what was wrong with it", () => {
  for (const refused of [
    { problems: { cv: CV_REQUIRED } },
    { problems: { cv: "CV must be a PDF, DOC, or DOCX file", coverLetter: NO_ROOM } },
    { problems: { cv: fileProblem({ kind: "misnamed" }, "cv") ?? "" } },
    { problems: { coverLetter: "Cover letter must be smaller than 5MB" }, form: STORE_FAILED },
    { problems: {}, form: TOO_LARGE },
    { problems: { cv: heldBack("unreadable", "cv"), coverLetter: heldBack("no-text", "coverLetter") } },
    { problems: { cv: keptElsewhere("cv"), coverLetter: chooseAgain("coverLetter") } },
  ]) {
    const query = refusedQuery(refused, nothing);
    expect(query).toMatch(/^\?refused=[\w.-]+&of=\.$/);
    expect(refusedIn(asked(query), nothing)).toEqual({ form: undefined, ...refused });
  }
});

test("once another file stands there, nothing is wrong any more", () => {
  const query = refusedQuery({ problems: { cv: CV_REQUIRED } }, nothing);
  expect(refusedIn(asked(query), { cv: file("one"), coverLetter: null })).toBeNull();
  expect(refusedIn(asked(""), nothing)).toBeNull();
});

test("an address of somebody else's making says nothing of its own", () => {
  const crafted = asked("?refused=Call+us.Send+money.constructor&of=.");
  expect(refusedIn(crafted, nothing)).toEqual({ problems: {}, form: undefined });
});
