import { after } from "~/lib/time";
import { asAgo, asFigure, counted } from "~/lib/words";
import { paths } from "~/paths";
import { STATUS_FOR_APPLICANT } from "~/vocabulary/applications";
import { FEEDBACK_NOUNS } from "~/vocabulary/feedback";
import { ROLE_LABELS } from "~/vocabulary/members";
import { SUGGESTION_LABELS } from "~/vocabulary/suggestions";
import type { Db } from "../../../db/client";
import type { PersonStep } from "../../../db/schema";
import { may } from "../members/rules";
import { KEPT_FOR } from "./rules";
import {
  forgetNotifications,
  markRead,
  type NotificationRow,
  notificationOf,
  notificationsOf,
  onePage,
  peopleOf,
  type Reader,
} from "./store";

const PEOPLE_SHOWN = 25;

export type Notification = {
  seq: number;
  unread: boolean;
  title: string;
  text: string;
  href: string;
  when: string;
};

/** Fewer where some cannot be read any more. `next`: where the page after it begins; null at the end. */
export async function listNotifications(
  reader: Reader,
  before: number | null,
  deps: { dbs: readonly Db[]; now: Date },
): Promise<{ list: Notification[]; next: number | null }> {
  const { rows, more } = onePage(await notificationsOf(deps.dbs, reader, before));
  const list = rows.filter(isReadable).map((row) => ({
    seq: row.seq,
    unread: row.readAt === null,
    when: asAgo(row.createdAt, deps.now),
    ...wordsFor(row, reader),
  }));
  return { list, next: more ? (rows.at(-1)?.seq ?? null) : null };
}

const isReadable = ({ readable }: NotificationRow) => readable;

/** Returns where it leads to; null when it is not this reader's. */
export async function openNotification(
  reader: Reader,
  seq: number,
  deps: { dbs: readonly Db[]; now: Date },
): Promise<string | null> {
  const open = async (db: Db) => {
    const [rows] = await db.batch([notificationOf(db, reader, seq), markRead(db, reader.id, seq, deps.now)]);
    return rows;
  };
  const row = (await Promise.all(deps.dbs.map(open))).flat().find(isReadable);
  return row === undefined ? null : wordsFor(row, reader).href;
}

export const readAll = (reader: Reader, deps: { dbs: readonly Db[]; now: Date }) =>
  Promise.all(deps.dbs.map((db) => markRead(db, reader.id, "all", deps.now)));

export const sweepNotifications = (deps: { db: Db; now: Date }) =>
  forgetNotifications(deps.db, after(deps.now, -KEPT_FOR));

/** Null when it is not this reader's, or no line of people. */
export async function openLine(reader: Reader, seq: number, db: Db) {
  const people = await peopleOf(db, reader, seq, PEOPLE_SHOWN + 1);
  const [first] = people;
  if (first === undefined) return null;
  return {
    position: first.position,
    all: paths.candidatesOf(first.jobId),
    more: people.length > PEOPLE_SHOWN,
    people: people.slice(0, PEOPLE_SHOWN).map(({ id, name, submittedAt, isEvaluated }) => ({
      id,
      // Until an application is submitted, its company learns neither who it is nor what it says.
      name: submittedAt === null ? "Somebody is applying: the CV is here" : name,
      href: submittedAt === null ? null : paths.candidate(id),
      step: submittedAt === null ? "" : isEvaluated ? "Evaluation ready" : "Answers submitted",
    })),
  };
}

function wordsFor(row: NotificationRow, { role }: Reader): { title: string; text: string; href: string } {
  const { position, companyName } = row;
  switch (row.kind) {
    case "status":
      return newsOfStatus(row);
    case "feedback": {
      const noun = FEEDBACK_NOUNS[row.feedbackType ?? "feedback"];
      const href = paths.sentMessage(row.feedbackId ?? "");
      return { title: "Feedback answered", text: `Your ${noun}: “${row.excerpt}”`, href };
    }
    case "mention": {
      const href = `${paths.notes(row.applicationId ?? "")}#${row.noteId}`;
      return { title: `${row.author} mentions you`, text: `${row.name}, ${position}`, href };
    }
    case "suggestion": {
      const suggests = role !== null && may(role, "jobs.suggest");
      const href = paths[suggests ? "suggestChange" : "suggestions"](row.suggestedFor ?? "");
      const answer = SUGGESTION_LABELS[row.answer ?? "done"];
      const title = row.answered ? `Your suggestion: ${answer}` : `${row.author} suggests a change`;
      return { title, text: row.jobTitle ?? "", href };
    }
    case "scorecard": {
      const href = paths.scorecard(row.applicationId ?? "");
      return { title: `${row.author} handed in a scorecard`, text: `${row.name}, ${position}`, href };
    }
    case "review-asked": {
      const href = paths.evaluation(row.applicationId ?? "", "applicant");
      return { title: `${row.name} asks for a human review`, text: position ?? "", href };
    }
    case "withdrawn":
      return { title: `${row.name} has withdrawn`, text: position ?? "", href: hrefOfJob(row) };
    case "review-answered": {
      const href = paths.application(row.jobId ?? "");
      return { title: "Your human review is answered", text: `${position}, ${companyName}`, href };
    }
    case "interview":
      return newsOfInterviews(row);
    case "team":
      return newsOfTeam(row);
    case "role":
      return newsOfRole(role);
    case "removed":
      return newsOfRemoval(row);
    default:
      return { title: position ?? "", text: newsOfJob(row), href: hrefOfJob(row) };
  }
}

const newsOfStatus = ({ shown, status, position, companyName, jobId }: NotificationRow) => ({
  title: shown ?? STATUS_FOR_APPLICANT[status ?? "pending"].label,
  text: `${position}, ${companyName}`,
  href: paths.application(jobId ?? ""),
});

function newsOfInterviews({ people, name, position, applicationId }: NotificationRow) {
  const others = Object.keys(people ?? {}).length - 1;
  if (others < 1)
    return {
      title: `You are to interview ${name}`,
      text: position ?? "",
      href: paths.candidate(applicationId ?? ""),
    };
  return {
    title: `You are to interview ${asFigure(others + 1)} people`,
    text: `${name} and ${counted(others, "other")}`,
    href: paths.candidates(),
  };
}

const newsOfTeam = ({ jobTitle, teamOf }: NotificationRow) => ({
  title: "You are in a hiring team now",
  text: jobTitle ?? "",
  href: paths.candidatesOf(teamOf ?? ""),
});

const newsOfRole = (role: Reader["role"]) => ({
  title: "You have another role",
  text: role === null ? "" : ROLE_LABELS[role],
  href: paths.candidates(),
});

const newsOfRemoval = ({ companyName }: NotificationRow) => ({
  title: `You are no longer a member of ${companyName}`,
  text: "Your account stays.",
  href: paths.dashboard(),
});

const hrefOfJob = ({ seq, people, submittedAt, applicationId }: NotificationRow) => {
  if (Object.keys(people ?? {}).length > 1) return paths.notificationLine(seq);
  return submittedAt === null ? paths.jobs() : paths.candidate(applicationId ?? "");
};

/** `Amara Okafor has applied; evaluation ready`, or `12 applied, 9 evaluated, 1 is applying`. */
function newsOfJob({ people, name }: NotificationRow): string {
  const steps = Object.values(people ?? {});
  const count = (step: PersonStep) => steps.filter((one) => one === step).length;
  const [applying, evaluated] = [count("applying"), count("evaluated")];
  const applied = steps.length - applying;
  if (steps.length === 1 && applied === 1) {
    return evaluated === 1 ? `${name} has applied; evaluation ready` : `${name} has applied`;
  }
  return [
    applied > 0 && `${asFigure(applied)} applied`,
    evaluated > 0 && `${asFigure(evaluated)} evaluated`,
    applying > 0 && `${asFigure(applying)} ${applying === 1 ? "is" : "are"} applying`,
  ]
    .filter(Boolean)
    .join(", ");
}
