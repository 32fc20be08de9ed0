import { brand } from "~/brand";

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
  afterwards?: readonly string[];
  quoted?: string;
  reason: string;
};

type Content = Omit<Letter, "to" | "subject">;

export function letterText({ title, paragraphs, action, afterwards = [], quoted, reason }: Content): string {
  const button = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  const quotation = quoted === undefined ? [] : [quoted.replace(/^/gm, "> ")];
  return [
    title,
    ...paragraphs,
    ...button,
    ...afterwards,
    ...quotation,
    `-- \n${reason}\n${brand.name}. ${brand.motto}`,
  ].join("\n\n");
}
