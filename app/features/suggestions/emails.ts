import type { Letter } from "~/features/outbox/letter";
import { inShort } from "~/lib/words";
import { paths } from "~/paths";
import { SUGGESTION_LABELS, type SuggestionAnswer } from "~/vocabulary/suggestions";

type About = { reader: string; by: string; title: string; jobId: string; publicOrigin: string };

const CHOSEN = ["Your notification settings say whether you get these mails."];

export const suggested = (to: string, of: About & { part: string; text: string }): Letter => ({
  to,
  subject: `${of.by} suggests a change: ${inShort(of.title)}`,
  preheader: of.part || of.title,
  title: `${of.by} suggests a change`,
  paragraphs: [
    `Hello ${of.reader},`,
    `It is about the job ${of.title}${of.part && `, “${of.part}”`}:`,
    ...linesOf(of.text),
  ],
  action: { label: "Look and answer", url: of.publicOrigin + paths.suggestions(of.jobId) },
  afterwards: CHOSEN,
  reason: "You get this message because you answer for this job.",
});

export const suggestionAnswered = (
  to: string,
  of: About & { answer: SuggestionAnswer; words: string },
): Letter => ({
  to,
  subject: `${SUGGESTION_LABELS[of.answer]}: your suggestion for ${inShort(of.title)}`,
  preheader: `${of.by} has answered.`,
  title: `Your suggestion: ${SUGGESTION_LABELS[of.answer]}`,
  paragraphs: [
    `Hello ${of.reader},`,
    `${of.by} has answered what you suggested for the job ${of.title}: ${SUGGESTION_LABELS[of.answer]}.`,
    ...linesOf(of.words),
  ],
  action: { label: "See the job’s suggestions", url: of.publicOrigin + paths.suggestChange(of.jobId) },
  afterwards: CHOSEN,
  reason: "You get this message because you suggested a change of this job.",
});

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");
