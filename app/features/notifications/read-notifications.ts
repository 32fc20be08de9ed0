import { STATUS_FOR_APPLICANT } from "~/features/applications/rules";
import { after } from "~/lib/time";
import { asAgo } from "~/lib/words";
import { paths } from "~/paths";
import { FEEDBACK_NOUNS } from "~/vocabulary/feedback";
import type { Db } from "../../../db/client";
import { KEPT_FOR } from "./rules";
import {
  forgetNotifications,
  markRead,
  type NotificationRow,
  notificationOf,
  notificationsOf,
  onePage,
  type Reader,
} from "./store";

export type Notification = {
  seq: number;
  unread: boolean;
  title: string;
  text: string;
  href: string;
  when: string;
};

/** `next`: where the page after it begins; null at the end. */
export async function listNotifications(
  reader: Reader,
  before: number | null,
  deps: { db: Db; now: Date },
): Promise<{ list: Notification[]; next: number | null }> {
  const { rows, more } = onePage(await notificationsOf(deps.db, reader, before));
  const list = rows.map((row) => ({
    seq: row.seq,
    unread: row.readAt === null,
    when: asAgo(row.createdAt, deps.now),
    ...wordsFor(row),
  }));
  return { list, next: more ? (list.at(-1)?.seq ?? null) : null };
}

/** Returns where it leads to; null when it is not this reader's. */
export async function openNotification(
  reader: Reader,
  seq: number,
  deps: { db: Db; now: Date },
): Promise<string | null> {
  const [rows] = await deps.db.batch([
    notificationOf(deps.db, reader, seq),
    markRead(deps.db, reader.id, seq, deps.now),
  ]);
  return rows[0] === undefined ? null : wordsFor(rows[0]).href;
}

export const readAll = (reader: Reader, deps: { db: Db; now: Date }) =>
  markRead(deps.db, reader.id, "all", deps.now);

export const sweepNotifications = (deps: { db: Db; now: Date }) =>
  forgetNotifications(deps.db, after(deps.now, -KEPT_FOR));

/** Until an application is submitted, its company learns neither who it is nor what it says. */
function wordsFor(row: NotificationRow): { title: string; text: string; href: string } {
  const { name, position, companyName, submittedAt } = row;
  const candidate = submittedAt === null ? paths.jobs() : paths.candidate(row.applicationId ?? "");
  switch (row.kind) {
    case "answers":
      return { title: "Answers submitted", text: `${name} has applied for ${position}`, href: candidate };
    case "evaluation":
      return { title: "Evaluation ready", text: `${name}, ${position}`, href: candidate };
    case "status": {
      const { label } = STATUS_FOR_APPLICANT[row.status ?? "pending"];
      return { title: label, text: `${position}, ${companyName}`, href: paths.application(row.jobId ?? "") };
    }
    case "feedback": {
      const noun = FEEDBACK_NOUNS[row.feedbackType ?? "feedback"];
      const href = paths.sentMessage(row.feedbackId ?? "");
      return { title: "Feedback answered", text: `Your ${noun}: “${row.excerpt}”`, href };
    }
    default:
      return {
        title: "New application",
        text:
          submittedAt === null
            ? `Somebody is applying for ${position}: the CV is here`
            : `${name}, ${position}`,
        href: candidate,
      };
  }
}
