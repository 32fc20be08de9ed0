import type { Message } from "../../workers/local/mailbox-store";
import { ORIGIN, type Product } from "./product";

/** Every mail that has reached this address, oldest first, once nothing more is owed. */
export async function mailsTo(product: Product, address: string): Promise<Message[]> {
  await product.sweep();
  return product.mailbox.messages().filter((message) => message.to.includes(address));
}

/** The path of the link in the newest mail to this address. */
export async function linkTo(product: Product, address: string): Promise<string> {
  const mail = (await mailsTo(product, address)).at(-1);
  const link = new RegExp(`${ORIGIN}(/\\S+)`).exec(mail?.text ?? "")?.[1];
  if (link === undefined) throw new Error(`no link was sent to ${address}`);
  return link;
}
