import { expect, test } from "vitest";
import { mailCanReach, readsAsAddress } from "./email-address";

test.each(["anna@example.org", "anna.o'neil+jobs@mail.example.co.uk", "jörg@bücher.example", "a@1.io"])(
  "mail can reach %s",
  (address) => {
    expect([readsAsAddress(address), mailCanReach(address)]).toEqual([true, true]);
  },
);

test.each([
  "anna@example..org",
  "anna..berg@example.org",
  ".anna@example.org",
  "anna@-example.org",
  "anna@exam_ple.org",
  "anna<b>@example.org",
  "anna@example.org,",
  `${"a".repeat(65)}@example.org`,
  `anna@${"a".repeat(64)}.org`,
  `anna@${"a.".repeat(130)}org`,
])("%s reads as an address, and mail cannot reach it", (address) => {
  expect([readsAsAddress(address), mailCanReach(address)]).toEqual([true, false]);
});

test.each(["", "anna", "anna@example", "an na@example.org", "a@b.org\r\nBcc: c@d.org"])(
  "'%s' does not read as an address",
  (text) => {
    expect(readsAsAddress(text)).toBe(false);
  },
);
