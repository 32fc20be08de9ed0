export type Message = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
};

export interface Mail {
  /** The same key again is the same message. `refused` for ever; `unavailable` may succeed later. */
  send(message: Message, key: string): Promise<MailOutcome>;
}

export type MailOutcome = { kind: "sent" } | { kind: "refused" | "unavailable"; reason: string };
