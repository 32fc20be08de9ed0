import { type Browser, test as base, expect, type Page } from "@playwright/test";
import type { Message } from "../../workers/local/mailbox-store";
import { anAddress } from "./address";

export type Mail = {
  /** Waits for the newest message to this address whose subject fits, and which says this. */
  to(address: string, subject?: RegExp, words?: string): Promise<Message>;
};

/**
 * Chromium reports every 404 and 422 as an error; a journey looks at those itself. Remix reports an answer
 * that nobody waits for any more, because somebody went on before it had come.
 */
const HARMLESS = /^(Failed to load resource|AbortError: signal is aborted)/;

/**
 * A browser journey, with the served product's mailbox at hand. A script that fails on the way fails the
 * journey; whoever came along leaves with it.
 */
export const test = base.extend<{ mail: Mail; calm: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
  mail: async ({}, use) => {
    await use({ to: newestMessage });
  },
  // Registrations are limited by address: each journey comes from its own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it.
  extraHTTPHeaders: async ({}, use) => {
    await use({ "CF-Connecting-IP": anAddress() });
  },
  calm: [
    async ({ page, context, browser }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", ({ name, message }) => {
        if (!HARMLESS.test(`${name}: ${message}`)) complaints.push(message);
      });
      page.on("console", (line) => {
        if (line.type() === "error" && !HARMLESS.test(line.text())) complaints.push(line.text());
      });
      await use(undefined);
      for (const other of browser.contexts()) if (other !== context) await other.close();
      expect(complaints, "errors in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** Of a journey that only one of the two projects goes on: the other opens no window for it. */
export const needsScripts = (description: string) => ({
  tag: "@scripts",
  annotation: { type: "without scripts", description },
});

/** An address for this journey in this project, and another at its second try. */
export function ownAddress(who: string): string {
  const { project, retry } = test.info();
  return `${who}-${project.name.replace(/\W+/g, "-").toLowerCase()}-${retry}@bergwerk.example`;
}

/** A second person with a browser of their own, in which scripts run or not as in the first. */
export async function someoneElse(browser: Browser): Promise<Page> {
  const { javaScriptEnabled, baseURL } = test.info().project.use;
  const context = await browser.newContext({
    javaScriptEnabled,
    baseURL,
    extraHTTPHeaders: { "CF-Connecting-IP": anAddress() },
  });
  return context.newPage();
}

/**
 * A press before the islands have come is the browser's own to answer, or to wait for. Without scripts a page
 * listens at once.
 */
export async function untilItListens(page: Page): Promise<void> {
  if (test.info().project.use.javaScriptEnabled === false) return;
  await page.waitForFunction(() => {
    const islands = [...document.querySelectorAll(":not(:defined)")];
    const parts = [...document.querySelectorAll("[data-lively] > *")];
    const isReacts = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactFiber"));
    return islands.every((one) => one.closest("details:not([open])")) && parts.every(isReacts);
  });
}

async function newestMessage(address: string, subject = /./, words = ""): Promise<Message> {
  let found: Message | undefined;
  const look = async () => {
    const messages: Message[] = await (await fetch(`${process.env.MAILBOX_ORIGIN}/messages`)).json();
    found = messages.findLast(
      (message) =>
        message.to.includes(address) && subject.test(message.subject) && message.text.includes(words),
    );
    return found;
  };
  await expect.poll(look, { message: `a message to ${address}`, intervals: [50, 100, 200] }).toBeDefined();
  if (!found) throw new Error(`no message to ${address}`);
  return found;
}

/** A slow connection: the page is there, and its scripts are not, until what comes back is called. */
export const holdScripts = (page: Page) => holdAnswers(page, /\/assets\/.*\.js$/);

/** Keeps what is asked for at such an address back, until what comes back is called. */
export async function holdAnswers(page: Page, address: RegExp): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
