import { expect, test } from "vitest";
import { browserName } from "./browser-name";

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Windows"],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
      "Version/18.0 Safari/605.1.15",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 " +
      "Safari/537.36 Edg/140.0",
    "Microsoft Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 " +
      "Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
      "CriOS/140.0 Mobile/15E148 Safari/604.1",
    "Chrome on iOS",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) " +
      "SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36",
    "Samsung Internet on Android",
  ],
  ["Firefox/140.0", "Firefox"],
  ["no browser's name at all", "A browser we do not know"],
  ["", "A browser we do not know"],
])("%s is called by its name", (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
