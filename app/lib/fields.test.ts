import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { currencyCode, requiredLine, requiredText } from "./fields";

describe("a field that must be filled", () => {
  test.for(["", "  \t", "\u200b", "\u2060\ufeff", "\u3164\u3164", "\u2800", "\u202e", "\u00ad"])(
    "%j shows nothing, and is told so",
    (typed) => {
      expect(safeParse(requiredLine("First name is required"), typed).issues?.[0].message).toBe(
        "First name is required",
      );
      expect(safeParse(requiredText("Message is required", 100), typed).issues?.[0].message).toBe(
        "Message is required",
      );
    },
  );

  test.for(["Ö", "李", "مريم", "שרה", "👩‍💻", "O’Neill-Łuczak", "می‌خواهم"])(
    "%s is kept as typed",
    (typed) => {
      expect(safeParse(requiredLine("First name is required"), typed).output).toBe(typed);
    },
  );

  test("a name that would turn the text beside it is kept without what turns it", () => {
    expect(safeParse(requiredLine("First name is required"), "Eve\u202e \u2066gnp.exe\u2069").output).toBe(
      "Eve gnp.exe",
    );
  });
});

test("any currency of the world is taken, however it is typed, and what is none is named", () => {
  const read = (typed?: string) => safeParse(currencyCode("USD"), typed);
  for (const [typed, code] of [["eur"], [" ISK ", "ISK"], ["XAF"], ["", "USD"], [undefined, "USD"]])
    expect(read(typed)).toMatchObject({ success: true, output: code ?? typed?.toUpperCase() });
  expect(["£", " € ", "$", "pounds"].map((sign) => read(sign).output)).toEqual(["GBP", "EUR", "USD", "GBP"]);
  expect(read("ECU").issues?.[0].message).toBe("“ECU” is no currency: please give one such as EUR");
  expect(safeParse(currencyCode(), "").success).toBe(false);
});
