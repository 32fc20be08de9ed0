import type { Letter } from "~/features/outbox/letter";
import type { Message } from "../../workers/local/mailbox-store";
import { ORIGIN, type Product } from "./product";

/** An enqueued mail, but for its recipient. */
export const A_LETTER: Omit<Letter, "to"> = {
  subject: "Hello",
  preheader: "A word from us.",
  title: "Hello",
  paragraphs: ["We only say hello."],
  reason: "You get this message because a test sent it.",
};

/** Every mail that has reached this address, oldest first, once nothing more waits. */
export async function mailsTo(product: Product, address: string): Promise<Message[]> {
  for (let round = 0; round < 200 && (round === 0 || (await owesMails(product))); round += 1) {
    await product.sweep();
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return product.mailbox.messages().filter((message) => message.to.includes(address));
}

/** The path of the link in the newest mail to this address. */
export async function linkTo(product: Product, address: string): Promise<string> {
  const mail = (await mailsTo(product, address)).at(-1);
  const link = new RegExp(`${ORIGIN}(/\\S+)`).exec(mail?.text ?? "")?.[1];
  if (link === undefined) throw new Error(`no link was sent to ${address}`);
  return link;
}

/** Whether a mail has not been tried yet, or is on its way this very moment. */
async function owesMails(product: Product): Promise<boolean> {
  const sql =
    "select count(*) as n from outbox where topic in ('mail', 'reset-link', 'sign-in-link') and " +
    "state = 'waiting' and last_error is null";
  return ((await product.db.prepare(sql).first<number>("n")) ?? 0) > 0;
}
