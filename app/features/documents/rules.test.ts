import { describe, expect, test } from "vitest";
import { fileProblem, judgeFile, UPLOAD_LIMIT, unreadProblems, uploadedWords } from "./rules";

describe("judging an uploaded file", () => {
  test.for(["cv.pdf", "CV.PDF", "my cv.v2.pdf", " cv.pdf "])(
    "%o with a PDF's content is accepted",
    (name) => {
      expect(judgeFile({ name, size: 1000, content: "pdf" })).toEqual({ kind: "accepted", type: "pdf" });
    },
  );

  test.for([
    "cv.pdf.exe",
    "cv",
    "pdf",
    ".docm",
    "cv.docm",
    "cv.dotx",
    "cv.rtf",
    "a.pdf\u0000.html",
    "a.pdf%00.html",
    "cv.pdf\n.svg",
  ])("%o is refused by its name, whatever it holds", (name) => {
    expect(judgeFile({ name, size: 1000, content: "pdf" })).toEqual({ kind: "wrong-type" });
  });

  test.for([
    { name: "cv.pdf", content: null },
    { name: "cv.pdf", content: "docx" },
    { name: "cv.docx", content: "doc" },
    { name: "cv.doc", content: "docx" },
  ] as const)("$name whose content is $content is refused", ({ name, content }) => {
    expect(judgeFile({ name, size: 1000, content })).toEqual({ kind: "misnamed" });
  });

  test("one byte below 5 MB is accepted, 5 MB is not", () => {
    expect(judgeFile({ name: "cv.pdf", size: 5_242_879, content: "pdf" }).kind).toBe("accepted");
    expect(judgeFile({ name: "cv.pdf", size: 5_242_880, content: "pdf" }).kind).toBe("too-large");
  });

  test("a file whose reading stopped at the limit is refused for its size, not its type", () => {
    expect(judgeFile({ name: "cv.pdf", size: UPLOAD_LIMIT, content: null }).kind).toBe("too-large");
  });

  test("a large program is refused for its type", () => {
    expect(judgeFile({ name: "setup.exe", size: UPLOAD_LIMIT, content: null }).kind).toBe("wrong-type");
  });

  test("an empty file is called empty", () => {
    expect(judgeFile({ name: "cv.pdf", size: 0, content: null })).toEqual({ kind: "empty" });
  });
});

test("a Word file with a password is refused as locked, if its name shows what it is", () => {
  const locked = judgeFile({ name: "cv.docx", size: 1000, content: "locked" });
  expect(fileProblem(locked, "cv")).toBe(
    "CV is locked with a password. Please save it without one, and choose it again.",
  );
  expect(judgeFile({ name: "cv.pdf", size: 1000, content: "locked" })).toEqual({ kind: "misnamed" });
});

test("a damaged Word file is called damaged, if its name shows what it is", () => {
  const damaged = judgeFile({ name: "cv.docx", size: 1000, content: "damaged" });
  expect(fileProblem(damaged, "cv")).toMatch(/^CV is damaged: /);
  expect(judgeFile({ name: "cv.pdf", size: 1000, content: "damaged" })).toEqual({ kind: "misnamed" });
});

describe("what a person is told", () => {
  test("the specification's words, with the label of the field", () => {
    expect(fileProblem({ kind: "wrong-type" }, "cv")).toBe("CV must be a PDF, DOC, or DOCX file");
    expect(fileProblem({ kind: "wrong-type" }, "coverLetter")).toBe(
      "Cover letter must be a PDF, DOC, or DOCX file",
    );
    expect(fileProblem({ kind: "too-large" }, "cv")).toBe("CV must be smaller than 5MB");
    expect(fileProblem({ kind: "too-large" }, "coverLetter")).toBe("Cover letter must be smaller than 5MB");
  });

  test("whoever sends a file under the name of another kind reads that it holds something else", () => {
    expect(fileProblem({ kind: "misnamed" }, "cv")).toMatch(
      /^CV must be a PDF, DOC, or DOCX file\. This one is called so and holds something else: .*save it as PDF/,
    );
  });

  test("a file whose text was read, or not yet, is no problem; each other state says what to do", () => {
    expect(unreadProblems({})).toEqual({});
    expect(unreadProblems({ cv: "read", coverLetter: "waiting" })).toEqual({});
    expect(unreadProblems({ cv: "locked", coverLetter: "unreadable" })).toEqual({
      cv: expect.stringContaining("password. Please save it without one"),
      coverLetter: expect.stringMatching(/^Cover letter is damaged: /),
    });
    expect(unreadProblems({ cv: "no-text" }).cv).toMatch(/a scan or a photograph\. .* press Continue/);
  });

  test("whoever sends a CV that takes long to read over another one hears that it has replaced it", () => {
    expect(uploadedWords({ cv: "waiting" }, "read")).toBe(
      "Your documents were uploaded. We are still reading your new CV, which has replaced the one before " +
        "it; your application’s page says how it went.",
    );
    expect(uploadedWords({ cv: "waiting" }, null)).toMatch(/still reading your CV; your application’s page/);
    expect(uploadedWords({ cv: "read" }, "read")).toBe("Your documents were uploaded.");
    expect(uploadedWords({}, "read")).toMatch(/No new file came; those that you sent before stay\.$/);
  });

  test("an empty file has words of its own, an accepted one needs none", () => {
    expect(fileProblem({ kind: "empty" }, "cv")).toBe("CV is an empty file. Please choose another one.");
    expect(fileProblem({ kind: "accepted", type: "pdf" }, "cv")).toBeNull();
  });
});
