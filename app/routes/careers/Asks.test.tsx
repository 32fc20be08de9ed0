import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Asks } from "./Asks";
import type { ShownPosting } from "./facts";

test("whoever thinks of applying reads in words what is required and what is not", () => {
  const asked = [{ id: 1, question: "Which plant nearly died?" }];
  const posting = { asked, evaluates: true, companyName: "Tansy", privacyEmail: "" };
  const drawn = renderToStaticMarkup(<Asks posting={posting as unknown as ShownPosting}>{null}</Asks>);
  for (const words of ["PDF, DOC or DOCX, required", "phone, if you like", "tick box, required"])
    expect(drawn).toContain(words);
  expect(drawn).not.toContain("; must");
});
