import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PreviewedMail } from "./PreviewedMail";

test("whoever writes sees lists and paragraphs in the preview as the applicant will", () => {
  const mail = { subject: "Hello", html: "<ul><li>one</li></ul>", leaves: null, skipped: "" };
  const drawn = renderToStaticMarkup(<PreviewedMail {...mail} replyTo="priya@northwind.example" />);
  expect(drawn).toContain('<div class="posting" dir="auto"><ul>');
});
