import { changeNews } from "~/features/outbox/change-news";
import type { Letter } from "~/features/outbox/letter";
import { fullStop, inShort } from "~/lib/words";
import { paths } from "~/paths";

export type About = {
  firstName: string;
  position: string;
  companyName: string;
  jobId: string;
  publicOrigin: string;
};

const EVALUATED =
  "An AI evaluation reads them next and points out what fits the posting. It is advice. A person " +
  "decides, and you will hear from us each time something changes.";
const NOT_EVALUATED =
  "A person reads them; no automatic evaluation takes place. You will hear from us each time something " +
  "changes.";

export function submittedMail(to: string, { evaluates, ...about }: About & { evaluates: boolean }): Letter {
  return {
    to,
    subject: `We have your application: ${inShort(about.position)}`,
    preheader: "Nothing more to do for now.",
    title: "Your application has been sent",
    paragraphs: [
      `Hello ${about.firstName},`,
      `Your application for ${about.position} is now with ${about.companyName}: your details, your CV ` +
        `and your answers.`,
      evaluates ? EVALUATED : NOT_EVALUATED,
    ],
    action: seeApplication(about),
    reason: `You get this message because you applied for a job at ${fullStop(about.companyName)}`,
  };
}

type News = {
  evaluates: boolean;
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
      news.evaluates
        ? "The CV and the answers are on your dashboard. The evaluation follows as soon as the CV has " +
          "been read."
        : "The CV and the answers are on your dashboard.",
    ],
    action: {
      label: "See the candidate",
      url: news.publicOrigin + paths.candidate(news.applicationId),
    },
    afterwards: [changeNews(news.publicOrigin)],
    reason: "You get this message because you posted this job.",
  };
}

export const seeApplication = ({ publicOrigin, jobId }: About) => ({
  label: "See your application",
  url: publicOrigin + paths.application(jobId),
});
