import { expect, test } from "vitest";
import { isObviousBot } from "./bots";

test.each([
  [null],
  [""],
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"],
  ["Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)"],
  ["Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)"],
  ["WhatsApp/2.23.20.0"],
  ["Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)"],
  ["curl/8.5.0"],
])("%s is no visitor", (userAgent) => {
  expect(isObviousBot(userAgent)).toBe(true);
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  [
    "Mozilla/5.0 (Linux; Android 10; CUBOT_X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0 " +
      "Mobile Safari/537.36",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 " +
      "Safari/537.36",
  ],
])("somebody with %s is a visitor", (userAgent) => {
  expect(isObviousBot(userAgent)).toBe(false);
});
