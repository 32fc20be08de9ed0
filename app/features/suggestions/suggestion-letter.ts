import { and, eq, isNull } from "drizzle-orm";
import { wantsMails } from "~/features/notifications/choices";
import { changeNews } from "~/features/outbox/change-news";
import type { Letter } from "~/features/outbox/letter";
import { inShort } from "~/lib/words";
import { paths } from "~/paths";
import { SUGGESTION_LABELS } from "~/vocabulary/suggestions";
import type { Db } from "../../../db/client";
import { jobSuggestions, jobs, members, users } from "../../../db/schema";

/**
 * To whoever is asked, or of the answer to its author. Null where nothing is left to tell: it was answered
 * before somebody heard of it, they have left, or they want no such mails.
 */
export async function suggestionLetter(
  { suggestionId, userId }: { suggestionId: string; userId: string },
  { db, publicOrigin }: { db: Db; publicOrigin: string },
): Promise<Letter | null> {
  const [found] = await db
    .select({
      to: users.email,
      reader: users.personName,
      title: jobs.title,
      jobId: jobs.id,
      authorId: jobSuggestions.userId,
      author: jobSuggestions.personName,
      part: jobSuggestions.part,
      text: jobSuggestions.text,
      answer: jobSuggestions.answer,
      words: jobSuggestions.answerWords,
      answeredBy: jobSuggestions.answeredBy,
    })
    .from(jobSuggestions)
    .innerJoin(jobs, and(eq(jobs.id, jobSuggestions.jobId), eq(jobs.companyId, jobSuggestions.companyId)))
    .innerJoin(members, and(eq(members.userId, userId), eq(members.companyId, jobSuggestions.companyId)))
    .innerJoin(users, and(eq(users.id, members.userId), isNull(users.disabledAt)))
    .where(and(eq(jobSuggestions.id, suggestionId), wantsMails(users.id, "suggestion")));
  if (found === undefined) return null;
  const { to, reader, title, jobId, author, part, text, answer, words, answeredBy } = found;
  const hello = `Hello ${reader},`;
  const afterwards = [changeNews(publicOrigin)];
  if (userId !== found.authorId)
    return answer !== null
      ? null
      : {
          to,
          subject: `${author} suggests a change: ${inShort(title)}`,
          preheader: part || title,
          title: `${author} suggests a change`,
          paragraphs: [hello, `It is about the job ${title}${part && `, “${part}”`}:`, ...linesOf(text)],
          action: { label: "Look and answer", url: publicOrigin + paths.suggestions(jobId) },
          afterwards,
          reason: "You get this message because you answer for this job.",
        };
  if (answer === null) return null;
  const label = SUGGESTION_LABELS[answer];
  return {
    to,
    subject: `${label}: your suggestion for ${inShort(title)}`,
    preheader: `${answeredBy} has answered.`,
    title: `Your suggestion: ${label}`,
    paragraphs: [
      hello,
      `${answeredBy} has answered what you suggested for the job ${title}: ${label}.`,
      ...linesOf(words),
    ],
    action: { label: "See the job’s suggestions", url: publicOrigin + paths.suggestChange(jobId) },
    afterwards,
    reason: "You get this message because you suggested a change of this job.",
  };
}

const linesOf = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== "");
