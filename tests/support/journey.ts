import { test as base, expect } from "@playwright/test";
import type { Message } from "../../workers/local/mailbox-store";

type Mail = {
  /** Waits for the newest message to this address whose subject fits. */
  to(address: string, subject?: RegExp): Promise<Message>;
};

/** A browser journey, with the mailbox of the served product at hand. */
export const test = base.extend<{ mail: Mail }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  mail: async ({}, use) => {
    await use({ to: newestMessage });
  },
});

async function newestMessage(address: string, subject = /./): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        const messages: Message[] = await (await fetch(`${process.env.MAILBOX_ORIGIN}/messages`)).json();
        found = messages.findLast((message) => message.to.includes(address) && subject.test(message.subject));
        return found;
      },
      { message: `a message to ${address}`, timeout: 20_000 },
    )
    .toBeDefined();
  if (!found) throw new Error(`no message to ${address}`);
  return found;
}
