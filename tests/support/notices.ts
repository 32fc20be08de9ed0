import { paths } from "~/paths";
import { anAddress } from "./address";
import { openForm } from "./captcha";
import { type Fields, ORIGIN, type Product } from "./product";

/** What somebody types who reports a posting. */
export const NOTICE = {
  noticeType: "report",
  submitterName: "Anna Berg",
  email: "anna@bergwerk.example",
  organization: "Bergwerk Tools",
  affectedUrls: "https://rolecall.example/apply/1",
  affectedDates: "20 November 2026",
  description: "The posting asks for applicants under thirty.",
  legalBasis: "Equality Act 2010, section 13",
  declaration: "on",
  signature: "Anna Berg",
  signatureDate: new Date().toISOString().slice(0, 10),
};

/** The first bytes of a picture. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

export type Attachment = { name: string; bytes: Uint8Array };

/** Presses the notice form's button, with these files. */
export function sendNotice(
  product: Product,
  fields: Fields,
  attachments: Attachment[] = [],
  ip = "198.51.100.1",
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value));
  for (const { name, bytes } of attachments) form.append("evidence", new Blob([bytes.slice()]), name);
  // As a browser sends a field for files that was left empty.
  if (attachments.length === 0) form.append("evidence", new Blob([]), "");
  const headers = { Origin: ORIGIN, "CF-Connecting-IP": ip };
  return product.fetch(paths.notice(), { method: "POST", body: form, headers });
}

/** A notice that was sent through the form, from a client of its own. */
export async function aNotice(
  product: Product,
  facts: Partial<typeof NOTICE> = {},
  attachments: Attachment[] = [],
): Promise<{ id: string; reference: string }> {
  const hidden = await openForm(product, paths.notice());
  const sent = await sendNotice(product, { ...NOTICE, ...hidden, ...facts }, attachments, anAddress());
  const reference = new URLSearchParams(sent.headers.get("Location")?.split("?")[1]).get("received") ?? "";
  const id = await product.db
    .prepare("select id from notices where reference = ?")
    .bind(reference)
    .first<string>("id");
  if (id === null) throw new Error("the notice was not taken in");
  return { id, reference };
}
