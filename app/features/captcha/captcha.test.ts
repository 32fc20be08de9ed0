import { expect, test } from "vitest";
import { after, minutes } from "~/lib/time";
import { askAgain, checkCaptcha, newCaptcha, SOLVE_IT, WRONG_ANSWER } from "./captcha";

const secret = "a-secret-for-tests-of-forty-characters--";
const now = new Date("2026-11-20T10:00:00Z");

test("the numbers go from 1 to 10, and their sum solves the question", async () => {
  for (let round = 0; round < 50; round += 1) {
    const { first, second, token } = await newCaptcha(secret, now);
    for (const number of [first, second]) {
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThanOrEqual(10);
    }
    const answer = ` ${first + second} `;
    expect((await checkCaptcha({ answer, token }, secret, now)).kind).toBe("solved");
  }
});

test("another number, a word and nothing do not solve it", async () => {
  const { first, second, token } = await newCaptcha(secret, now);
  for (const answer of [String(first + second + 1), "", "seven", "1e1", "-1", "0x7"]) {
    expect((await checkCaptcha({ answer, token }, secret, now)).kind).toBe("wrong");
  }
});

test("a question can be answered for ten minutes", async () => {
  const { first, second, token } = await newCaptcha(secret, now);
  const answer = String(first + second);
  const at = (later: Date) => checkCaptcha({ answer, token }, secret, later);
  expect((await at(after(now, minutes(10) - 1))).kind).toBe("solved");
  expect((await at(after(now, minutes(10)))).kind).toBe("stale");
});

test("numbers that the browser chose, and another's signature, are no question of ours", async () => {
  const asked = await newCaptcha(secret, now);
  const [, , until, nonce, signature] = asked.token.split(".");
  const chosen = (asked.first % 10) + 1;
  const forged = [
    `${chosen}.1.${until}.${nonce}.${signature}`,
    `${asked.first}.${asked.second}.${Number(until) + 1}.${nonce}.${signature}`,
    `${chosen}.1.${until}.${nonce}.${"0".repeat(64)}`,
    "",
    `${chosen}.1`,
  ];
  for (const token of forged) {
    for (const answer of [chosen + 1, asked.first + asked.second])
      expect((await checkCaptcha({ answer: String(answer), token }, secret, now)).kind).toBe("stale");
  }
  const others = await newCaptcha("another-secret-of-at-least-32-characters", now);
  const answer = String(others.first + others.second);
  expect((await checkCaptcha({ answer, token: others.token }, secret, now)).kind).toBe("stale");
});

test("a right answer keeps its question when the form comes back, a wrong one gets another", async () => {
  const asked = await newCaptcha(secret, now);
  const answer = String(asked.first + asked.second);
  const again = (typed: string, later = now) =>
    askAgain({ answer: typed, token: asked.token }, secret, later);
  expect(await again(answer)).toEqual({ captcha: asked, problem: null });
  const wrong = await again("99");
  expect(wrong.problem).toBe(WRONG_ANSWER);
  expect(wrong.captcha.token).not.toBe(asked.token);
  expect((await again(answer, after(now, minutes(10)))).problem).toBe(SOLVE_IT);
});
