import { sql } from "drizzle-orm";
import { wantsMails } from "~/features/notifications/choices";
import { changeNews } from "~/features/outbox/change-news";
import type { Letter } from "~/features/outbox/letter";
import type { Assignment } from "~/features/outbox/store";
import { asFigure, fullStop } from "~/lib/words";
import { paths } from "~/paths";
import type { Db } from "../../../db/client";
import { selectTeamOf, selectToInterview } from "../members/readers";

type Deps = { db: Db; publicOrigin: string };

/**
 * Null where nothing is left to tell: the choice was taken back, whom it is about is erased, whoever was
 * chosen has left, or they want no such mails.
 */
export const assignmentLetter = (mail: string, of: Assignment, deps: Deps): Promise<Letter | null> =>
  of.to === "team" ? teamLetter(mail, of, deps) : interviewLetter(mail, of, deps);

async function interviewLetter(mail: string, { userId, by }: Assignment, { db, publicOrigin }: Deps) {
  const [found] = await selectToInterview(db, { userId, mail }, wantsMails(sql`${userId}`, "assigned"));
  if (found === undefined) return null;
  const { to, reader, applicationId, name, position, people } = found;
  const alone = people === 1;
  const whom = alone ? name : `${asFigure(people)} people`;
  const who = alone ? `${name}, who applied for ${position}` : `${whom}, ${name} among them`;
  return {
    to,
    subject: `You are to interview ${alone ? `${name}, ${position}` : whom}`,
    preheader: `${by} has chosen you.`,
    title: `You are to interview ${whom}`,
    paragraphs: [
      `Hello ${reader},`,
      `${by} has chosen you to interview ${fullStop(who)} You see their name, CV and answers.`,
    ],
    action: alone
      ? { label: "Open the candidate", url: publicOrigin + paths.candidate(applicationId) }
      : { label: "See the candidates", url: publicOrigin + paths.candidates() },
    ...ends(publicOrigin),
  };
}

async function teamLetter(mail: string, { userId, by }: Assignment, { db, publicOrigin }: Deps) {
  const [found] = await selectTeamOf(db, { userId, mail }, wantsMails(sql`${userId}`, "assigned"));
  if (found === undefined) return null;
  const { to, reader, jobId, title } = found;
  return {
    to,
    subject: `You are in the hiring team of ${title} now`,
    preheader: `${by} has chosen you.`,
    title: `You are in the hiring team of ${title} now`,
    paragraphs: [
      `Hello ${reader},`,
      `${by} has chosen you: you see this job and its candidates from now on.`,
    ],
    action: { label: "See its candidates", url: publicOrigin + paths.candidatesOf(jobId) },
    ...ends(publicOrigin),
  };
}

const ends = (publicOrigin: string) => ({
  afterwards: [changeNews(publicOrigin)],
  reason: "You get this message because a colleague chose you.",
});
