import { createHash, randomUUID } from "node:crypto";

export type Message = {
  id: string;
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  idempotencyKey: string | null;
  receivedAt: string;
  links: string[];
};

export type Reply = { status: number; body: unknown };

const MESSAGES_KEPT = 1000;
/** Resend remembers a key for a day; this many are more than a day of local work. */
const KEYS_KEPT = 10_000;
/** Limits of Resend's API: recipients of one message, messages of one batch, letters of a key. */
const MAX_RECIPIENTS = 50;
const MAX_BATCH = 100;
const MAX_KEY_LENGTH = 256;

type Remembered = { fingerprint: string; reply: Reply };

export class MailboxStore {
  readonly #messages: Message[] = [];
  readonly #keys = new Map<string, Remembered>();

  messages(): Message[] {
    return [...this.#messages];
  }

  find(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id);
  }

  clear(): void {
    this.#messages.length = 0;
  }

  deliver(path: string, body: string, key: string | null, now: Date): Reply {
    if (key === null) return this.#accept(path, body, null, now);
    if (key === "" || key.length > MAX_KEY_LENGTH) {
      return refusal(400, "invalid_idempotency_key", "The key must be between 1 and 256 characters.");
    }
    const fingerprint = createHash("sha256").update(`${path}\n${body}`).digest("hex");
    const known = this.#keys.get(key);
    if (known?.fingerprint === fingerprint) return known.reply;
    if (known) {
      return refusal(
        409,
        "invalid_idempotent_request",
        "Same idempotency key used with a different request payload.",
      );
    }
    const reply = this.#accept(path, body, key, now);
    if (reply.status === 200) remember(this.#keys, key, { fingerprint, reply });
    return reply;
  }

  #accept(path: string, body: string, key: string | null, now: Date): Reply {
    const payload = parseJson(body);
    if (path === "/emails") {
      const problem = problemWith(payload);
      if (problem) return problem;
      return { status: 200, body: { id: this.#keep(payload as Payload, key, now) } };
    }
    if (!Array.isArray(payload) || payload.length === 0 || payload.length > MAX_BATCH) {
      return refusal(422, "validation_error", "A batch holds 1 to 100 messages.");
    }
    const problem = payload.map(problemWith).find((found) => found !== null);
    if (problem) return problem;
    const data = payload.map((message: Payload) => ({ id: this.#keep(message, key, now) }));
    return { status: 200, body: { data } };
  }

  #keep(payload: Payload, key: string | null, now: Date): string {
    const html = payload.html ?? "";
    const text = payload.text ?? "";
    const message: Message = {
      id: randomUUID(),
      from: payload.from,
      to: [payload.to].flat(),
      subject: payload.subject,
      html,
      text,
      headers: headersOf(payload),
      idempotencyKey: key,
      receivedAt: now.toISOString(),
      links: linksIn(html, text),
    };
    this.#messages.push(message);
    if (this.#messages.length > MESSAGES_KEPT) this.#messages.shift();
    return message.id;
  }
}

export function refusal(status: number, name: string, message: string): Reply {
  return { status, body: { statusCode: status, name, message } };
}

type Payload = {
  from: string;
  to: string | string[];
  subject: string;
  html?: string;
  text?: string;
  reply_to?: string | string[];
  cc?: string | string[];
  bcc?: string | string[];
  headers?: Record<string, string>;
};

function problemWith(payload: unknown): Reply | null {
  const given = (payload ?? {}) as Record<string, unknown>;
  for (const field of ["from", "to", "subject"]) {
    if (!given[field]) return refusal(422, "missing_required_field", `Missing \`${field}\` field.`);
  }
  if (!given.html && !given.text) {
    return refusal(422, "missing_required_field", "Missing `html` or `text` field.");
  }
  const to = [given.to].flat();
  if (to.length > MAX_RECIPIENTS || !to.every(isAddress)) {
    return refusal(422, "validation_error", "Invalid `to` field.");
  }
  return isAddress(given.from) ? null : refusal(422, "validation_error", "Invalid `from` field.");
}

function isAddress(value: unknown): boolean {
  return typeof value === "string" && /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value);
}

function headersOf(payload: Payload): Record<string, string> {
  const named = { "Reply-To": payload.reply_to, Cc: payload.cc, Bcc: payload.bcc };
  const shown = Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, [value].flat().join(", ")]],
  );
  return { ...Object.fromEntries(shown), ...payload.headers };
}

function linksIn(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => unescapeHtml(href ?? ""));
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([found]) =>
    found.replace(/[.,;:!?)]+$/, ""),
  );
  return [...new Set([...inHtml, ...inText])];
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&#x2F;/gi, "/")
    .replace(/&amp;/g, "&");
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function remember(keys: Map<string, Remembered>, key: string, value: Remembered): void {
  keys.set(key, value);
  const [oldest] = keys.keys();
  if (keys.size > KEYS_KEPT && oldest !== undefined) keys.delete(oldest);
}
