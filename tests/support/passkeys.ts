import { anAuthenticator } from "./authenticator";
import { PASSWORD } from "./people";
import { ORIGIN, type Product } from "./product";

/** The challenge of the page's passkey form. */
export const askedOn = (html: string): string =>
  /&quot;challenge&quot;:&quot;([\w-]+)&quot;/.exec(html)?.[1] ?? "";

export async function offeredOn(product: Product, cookie: string) {
  const html = await (await product.fetch("/settings/passkeys", { cookie })).text();
  return { offer: /name="offer" value="([^"]+)"/.exec(html)?.[1] ?? "", challenge: askedOn(html) };
}

/** Added as a person does. */
export async function aPasskey(product: Product, cookie: string) {
  const authenticator = anAuthenticator(ORIGIN);
  const { offer, challenge } = await offeredOn(product, cookie);
  const credential = authenticator.make(challenge);
  const fields = { intent: "add", offer, credential, name: "Key", currentPassword: PASSWORD };
  await product.post("/settings/passkeys", fields, { cookie });
  return authenticator;
}
