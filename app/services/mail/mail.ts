/** A message to one person, whole. */
export type Message = { to: string; subject: string; text: string; html: string };

export interface Mail {
  /**
   * Sends a message once: the same key again is the same message. `refused` means that it will never be accepted,
   * `unavailable` that a later try may succeed.
   */
  send(message: Message, key: string): Promise<MailOutcome>;
}

export type MailOutcome = { kind: "sent" } | { kind: "refused" | "unavailable"; reason: string };
