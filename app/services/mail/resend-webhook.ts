import { minutes } from "~/lib/time";

const KEY = /^whsec_([A-Za-z0-9+/]+=*)$/;

export function webhookSecret(configured: string | undefined): string | null {
  if (!configured) return null;
  if (!KEY.test(configured)) throw new Error("RESEND_WEBHOOK_SECRET is not a webhook's secret");
  return configured;
}

const CLOCKS_APART = minutes(5);

type Told = { type?: string; data?: { to?: string[]; bounce?: { type?: string } } };

/**
 * The addresses that no mail reaches, or whose owner calls ours spam; null when Resend has not signed it. As
 * docs.svix.com/receiving/verifying-payloads/how-manual says.
 */
export async function undeliverableTo(
  { headers, body }: { headers: Headers; body: string },
  secret: string,
  now: Date,
): Promise<string[] | null> {
  if (!(await isOfResend(headers, body, secret, now))) return null;
  const { type, data } = toldIn(body);
  const isFinal = type === "email.bounced" && data?.bounce?.type !== "Transient";
  if (!isFinal && type !== "email.complained") return [];
  return (data?.to ?? []).map((address) => address.toLowerCase());
}

/** Nothing of it is looked at before its signature: it is as Resend writes it. */
function toldIn(body: string): Told {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

async function isOfResend(headers: Headers, body: string, secret: string, now: Date): Promise<boolean> {
  const sentAt = headers.get("svix-timestamp") ?? "";
  if (!(Math.abs(now.getTime() - Number(sentAt) * 1000) <= CLOCKS_APART)) return false;
  const key = await crypto.subtle.importKey(
    "raw",
    bytesOf(KEY.exec(secret)?.[1] ?? ""),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["verify"],
  );
  const signed = new TextEncoder().encode(`${headers.get("svix-id") ?? ""}.${sentAt}.${body}`);
  for (const signature of (headers.get("svix-signature") ?? "").split(" ")) {
    const [, given = ""] = /^v1,([A-Za-z0-9+/]+=*)$/.exec(signature) ?? [];
    if (given !== "" && (await crypto.subtle.verify("HMAC", key, bytesOf(given), signed))) return true;
  }
  return false;
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
