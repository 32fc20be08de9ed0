import { expect, test } from "vitest";
import { renderMail } from "./render-mail";

const mail = renderMail({
  to: "anna@example.org",
  subject: "Confirm",
  preheader: "One press and you are in.",
  title: "Confirm your e-mail address",
  paragraphs: ["Hello <script>alert(1)</script> & Co,", "press the button."],
  action: { label: "Confirm", url: "https://rolecall.example/verifyemail/abc?x=1&y=2" },
  afterwards: ["It works for 24 hours."],
  reason: "You get this because somebody registered with this address.",
});

test("text and HTML say the same words, in the same order", () => {
  const words = [
    "Confirm your e-mail address",
    "press the button.",
    "It works for 24 hours.",
    "You get this",
  ];
  for (const body of [mail.text, mail.html.slice(mail.html.indexOf("<h1"))]) {
    const places = words.map((word) => body.indexOf(word));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});

test("the link stands whole in the text and escaped in the HTML", () => {
  expect(mail.text).toContain("https://rolecall.example/verifyemail/abc?x=1&y=2");
  expect(mail.html).toContain('href="https://rolecall.example/verifyemail/abc?x=1&amp;y=2"');
});

test("a name cannot bring markup into a message", () => {
  expect(mail.html).not.toContain("<script>");
  expect(mail.html).toContain("&lt;script&gt;");
});

test("a mail that can be ended says so, and lists what it tells in its own language", async () => {
  const url = "https://rolecall.example/alerts/abc";
  const listed = [
    { title: "Baker", url: "https://rolecall.example/careers/b", line: "Leeds · Full-time", language: "fr" },
  ];
  const digest = renderMail({
    to: "anna@example.org",
    subject: "Baker",
    preheader: "New jobs",
    title: "A new job for you",
    paragraphs: [],
    listed,
    reason: "You asked for new jobs.",
    unsubscribe: url,
  });
  expect(digest.headers).toEqual({
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  for (const body of [digest.html, digest.text])
    for (const words of ["Baker", "Leeds · Full-time", "Stop these mails", url])
      expect(body).toContain(words);
  expect(digest.html).toMatch(/<a href="[^"]*\/careers\/b" lang="fr"/);
  expect(mail.headers).toBeUndefined();
});
