import { payInWords } from "~/features/jobs/pay";
import { townOf } from "~/features/jobs/place";
import type { Letter } from "~/features/outbox/letter";
import { postingPath } from "~/features/postings/address";
import type { PublishedJob } from "~/features/postings/published-between";
import { counted, inShort } from "~/lib/words";
import type { AlertRhythm } from "~/vocabulary/alerts";
import { JOB_TYPE_LABELS } from "~/vocabulary/jobs";
import { type AlertSubject, alertWords, listOf } from "./alert-words";

/** Nothing that was typed comes back: anybody can type anybody's address. */
export const alertToConfirm = (
  to: string,
  { url, companyName }: { url: string; companyName: string | null },
): Letter => ({
  to,
  subject: "Shall we write when a job comes up?",
  preheader: "One press, and new jobs come to this address.",
  title: "Confirm your job alert",
  paragraphs: [
    `We were asked to send new jobs${companyName === null ? "" : ` at ${companyName}`} to this address. ` +
      `Press the button on the page behind this link, and we begin.`,
  ],
  action: { label: "See the alert and confirm it", url },
  afterwards: ["The link works for 48 hours. Was it not you? Then you need do nothing: no mail follows."],
  reason: "You get this message because somebody asked for new jobs with this address.",
});

type About = AlertSubject & { email: string; rhythm: AlertRhythm };
type Where = { publicOrigin: string; url: string };
type Card = PublishedJob["card"];

const MOST_NAMED = 10;

export function newJobs(alert: About, jobs: readonly Card[], { publicOrigin, url }: Where): Letter {
  const title = jobs.length === 1 ? "A new job for you" : `${counted(jobs.length, "new job")} for you`;
  const [first] = jobs;
  const more = jobs.length - MOST_NAMED;
  return {
    to: alert.email,
    subject: first === undefined ? title : subjectOf(first, jobs.length - 1),
    preheader: `New ${alertWords(alert)}`,
    title,
    paragraphs: [],
    listed: jobs.slice(0, MOST_NAMED).map((job) => ({
      title: job.title,
      language: job.language,
      line: lineOf(job, alert.companyName === null),
      url: `${publicOrigin}${postingPath(job)}?src=alert`,
    })),
    action: {
      label: more > 0 ? `See ${counted(more, "more job")}` : "See the whole list",
      url: publicOrigin + listOf(alert),
    },
    reason: `You asked for new ${alertWords(alert)}, ${RHYTHM[alert.rhythm]}.`,
    unsubscribe: url,
  };
}

const RHYTHM = { daily: "once a day", weekly: "once a week" };

const subjectOf = ({ title, companyName }: Card, others: number) =>
  `${inShort(title)} at ${companyName}${others === 0 ? "" : ` and ${counted(others, "other new job")}`}`;

const lineOf = (job: Card, named: boolean) =>
  [
    ...(named ? [job.companyName] : []),
    townOf(job),
    JOB_TYPE_LABELS[job.jobType],
    payInWords(job) ?? "Pay not given",
  ].join(" · ");

export const stillLooking = (alert: About, { url }: Where): Letter => ({
  to: alert.email,
  subject: "Still looking for a job?",
  preheader: "One press, and the mails go on.",
  title: "Still looking?",
  paragraphs: [
    `A year ago you asked us for new ${alertWords(alert)}. Shall we go on?`,
    "Without an answer we stop in two weeks, and forget your address.",
  ],
  action: { label: "Answer", url },
  reason: `You asked for new ${alertWords(alert)}, ${RHYTHM[alert.rhythm]}.`,
  unsubscribe: url,
});
