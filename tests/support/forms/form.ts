import { anAddress } from "../address";
import { uploadForm } from "../applying";
import { type Fields, ORIGIN, type Product } from "../product";

/** What a browser sends when a form's button is pressed. */
export type Sent = {
  path: string;
  fields: Fields;
  cookie?: string | null;
  /** With a file, as the upload's page sends it. */
  multipart?: { name: string; bytes: Uint8Array } | true;
};

/** A form of the product: its route's file, and the way to where its button can be pressed. */
export type Form = { route: string; what: string; prepare(product: Product): Promise<Sent> };

/** Sends a form from an address of its own, so that no limit on one address is met. */
export const sendForm = (product: Product, sent: Sent, cookie = sent.cookie ?? null): Promise<Response> => {
  const { path, fields, multipart } = sent;
  const headers = { "CF-Connecting-IP": anAddress() };
  if (multipart === undefined || multipart === true)
    return product.post(path, fields, { cookie, headers, multipart });
  const texts = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
  const body = uploadForm({ cv: multipart, fields: texts });
  return product.fetch(path, { method: "POST", body, headers: { Origin: ORIGIN, ...headers }, cookie });
};
