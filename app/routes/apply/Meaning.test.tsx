import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Meaning } from "./Meaning";

const drawn = (mails: number) =>
  renderToStaticMarkup(<Meaning status="interview_approved" end={null} mails={mails} />);

test("whoever was written to about a time is led to the mail, and not told to wait for one", () => {
  expect(drawn(0)).toContain("will write to you to find a time");
  expect(drawn(1)).toContain('<a href="#mails">What they have written so far</a>');
  expect(drawn(1)).not.toContain("will write to you");
});
