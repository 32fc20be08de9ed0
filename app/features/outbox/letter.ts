import { brand } from "~/brand";
import { markdownAsText } from "~/lib/markdown-as-text";

export type Letter = {
  to: string;
  subject: string;
  /** The line that an inbox shows beside the subject. */
  preheader: string;
  title: string;
  /** Plain text; a person's own words are safe here. */
  paragraphs: readonly string[];
  /** `url` is whole, from the configured origin. */
  action?: { label: string; url: string };
  /** Links one below the other, with a line about each. `language`: the title's. */
  listed?: readonly { title: string; url: string; line: string; language?: string }[];
  afterwards?: readonly string[];
  quoted?: string;
  markdown?: string;
  /** Two letters; English where it is not said. */
  language?: string;
  replyTo?: string;
  reason: string;
  /** Shows a button that ends these mails; mail programs press it themselves by a POST (RFC 8058). */
  unsubscribe?: string;
};

type Content = Omit<Letter, "to" | "subject" | "replyTo">;

export function letterText(letter: Content): string {
  const {
    title,
    paragraphs,
    listed = [],
    action,
    afterwards = [],
    quoted,
    markdown,
    reason,
    unsubscribe,
  } = letter;
  const stop = unsubscribe === undefined ? "" : `\nStop these mails: ${unsubscribe}`;
  const button = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  const quotation = quoted === undefined ? [] : [quoted.replace(/^/gm, "> ")];
  return [
    title,
    ...(markdown === undefined ? paragraphs : [markdownAsText(markdown)]),
    ...listed.map((one) => `${one.title}\n${one.line}\n${one.url}`),
    ...button,
    ...afterwards,
    ...quotation,
    `-- \n${reason}${stop}\n${brand.name}. ${brand.motto}`,
  ].join("\n\n");
}
