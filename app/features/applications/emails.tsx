import { changeNews } from "~/features/outbox/change-news";
import type { Letter } from "~/features/outbox/letter";
import { fullStop, inShort } from "~/lib/words";
import { paths } from "~/paths";
import { isUnread, type TextState } from "~/vocabulary/documents";

export type About = {
  firstName: string;
  position: string;
  companyName: string;
  jobId: string;
  publicOrigin: string;
  privacyEmail?: string;
  stage?: string | undefined;
};

const POINTS_OUT =
  "points out what fits the posting. It is advice. A person decides, and you will hear from us each time " +
  "something changes.";
const NOT_EVALUATED =
  "A person reads them; no automatic evaluation takes place. You will hear from us each time something " +
  "changes.";

type Cv = { evaluates: boolean; cv: TextState | null };

function nextStep({ evaluates, cv }: Cv): string {
  if (!evaluates) return NOT_EVALUATED;
  if (isUnread(cv))
    return (
      "Our program could not read the text of your CV, so nothing is evaluated until it can: a person " +
      "reads your application. On its page you can write or paste what your CV says. You will hear from us " +
      "each time something changes."
    );
  return cv === "read"
    ? `An AI evaluation reads them next and ${POINTS_OUT}`
    : `If our program can read the text of your CV, an AI evaluation reads them next and ${POINTS_OUT}`;
}

export function submittedMail(to: string, { evaluates, cv, ...about }: About & Cv): Letter {
  return {
    to,
    subject: `We have your application: ${inShort(about.position)}`,
    preheader: "Nothing more to do for now.",
    title: "Your application has been sent",
    paragraphs: [
      `Hello ${about.firstName},`,
      `Your application for ${about.position} is now with ${about.companyName}: your details, your CV ` +
        `and your answers.`,
      nextStep({ evaluates, cv }),
    ],
    action: seeApplication(about),
    reason: `You get this message because you applied for a job at ${fullStop(about.companyName)}`,
  };
}

type News = Cv & {
  applicantName: string;
  position: string;
  applicationId: string;
  publicOrigin: string;
};

export function newCandidateMail(to: string, news: News): Letter {
  return {
    to,
    subject: `A new application: ${inShort(news.position)}`,
    preheader: `${news.applicantName} has applied for ${fullStop(news.position)}`,
    title: "A new application",
    paragraphs: [
      `${news.applicantName} has applied for ${fullStop(news.position)}`,
      `The CV and the answers are on your dashboard.${evaluationOf(news)}`,
    ],
    action: {
      label: "See the candidate",
      url: news.publicOrigin + paths.candidate(news.applicationId),
    },
    afterwards: [changeNews(news.publicOrigin)],
    reason: "You get this message because you posted this job.",
  };
}

function evaluationOf({ evaluates, cv }: Cv): string {
  if (!evaluates) return "";
  if (isUnread(cv))
    return " The text of the CV could not be read, so there is no evaluation: a person has to read it.";
  return cv === "read"
    ? " The evaluation follows in a moment."
    : " The evaluation follows as soon as the CV has been read, if its text can be.";
}

export const seeApplication = ({ publicOrigin, jobId }: About) => ({
  label: "See your application",
  url: publicOrigin + paths.application(jobId),
});
