import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attachmentHeader, displayFileName } from "./file-name";

/** RFC 6266 with RFC 8187's extended value: nothing else may stand in the header. */
const GRAMMAR =
  /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]*"; filename\*=UTF-8''(?:[A-Za-z0-9!#$&+.^_`|~-]|%[0-9A-F]{2})+$/;

describe("a file name as it is shown", () => {
  test.for([
    ["Résumé – Anna Müller.pdf", "Résumé – Anna Müller.pdf"],
    ["../../etc/passwd.pdf", "passwd.pdf"],
    ["C:\\Users\\anna\\cv.docx", "cv.docx"],
    ["cv\r\nSet-Cookie: a=b.pdf", "cvSet-Cookie: a=b.pdf"],
    ["cv\u202efdp.exe", "cvfdp.exe"],
    ["cv\u0000\u200b.pdf", "cv.pdf"],
    ["  a   b .pdf ", "a b .pdf"],
    ["...", "document"],
    ["", "document"],
    ["\ud800.pdf", "pdf"],
    ["王晓明.pdf", "王晓明.pdf"],
    ["Anna %22Annie%22 Kim.pdf", 'Anna "Annie" Kim.pdf'],
  ])("%o becomes %o", ([name = "", shown]) => {
    expect(displayFileName(name)).toBe(shown);
  });

  test("a name of 300 characters is cut to 100 and keeps its extension", () => {
    const shown = displayFileName(`${"a".repeat(300)}.docx`);
    expect(shown).toHaveLength(100);
    expect(shown.endsWith("a.docx")).toBe(true);
  });

  test("a name of emoji is never cut through the middle of one", () => {
    const shown = displayFileName(`${"😀".repeat(80)}.pdf`);
    expect(shown).toBe(`${"😀".repeat(48)}.pdf`);
  });
});

describe("the header that saves a file under its name", () => {
  test("an ordinary name stands in it twice", () => {
    expect(attachmentHeader("cv.pdf")).toBe(`attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`);
  });

  test("quotes, percent signs and letters beyond ASCII are escaped", () => {
    expect(attachmentHeader(`"100%" Zoë's (1).pdf`)).toBe(
      `attachment; filename="_100__ Zo_'s (1).pdf"; ` +
        `filename*=UTF-8''%22100%25%22%20Zo%C3%AB%27s%20%281%29.pdf`,
    );
  });

  test("whatever the name, the header keeps to its grammar and the name to 100 characters", () => {
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 });
    const names = units.map((codes) => String.fromCharCode(...codes));
    fc.assert(
      fc.property(names, (name) => {
        const header = attachmentHeader(name);
        expect(header).toMatch(GRAMMAR);
        const saved = decodeURIComponent(header.split("UTF-8''")[1] ?? "");
        expect(saved.length).toBeLessThanOrEqual(100);
        expect(saved).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});
