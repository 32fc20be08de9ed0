import type { Letter } from "~/features/outbox/letter";
import { fullStop, inShort } from "~/lib/words";
import { paths } from "~/paths";

export function reviewRequestedMail(
  to: string,
  news: { applicantName: string; position: string; applicationId: string; publicOrigin: string },
): Letter {
  return {
    to,
    subject: `An applicant asks for a human review: ${inShort(news.position)}`,
    preheader: `${news.applicantName}, who applied for ${news.position}, waits for a person’s answer.`,
    title: "An applicant asks for a human review",
    paragraphs: [
      `${news.applicantName}, who applied for ${news.position}, asks for a person to look at how the ` +
        `application was read.`,
      "Look at what the evaluation rests on, and answer in your own words. The applicant is told by email.",
    ],
    action: {
      label: "Look and answer",
      url: news.publicOrigin + paths.evaluation(news.applicationId, "applicant"),
    },
    reason: "You get this message because you posted this job.",
  };
}

export function reviewAnsweredMail(
  to: string,
  about: { firstName: string; position: string; companyName: string; jobId: string; publicOrigin: string },
  answer: string,
): Letter {
  return {
    to,
    subject: `A person has looked at your application: ${inShort(about.position)}`,
    preheader: `The answer of ${about.companyName}`,
    title: "A person has looked at your application",
    paragraphs: [
      `Hello ${about.firstName},`,
      `You asked ${about.companyName} for a person to look at your application for ` +
        `${fullStop(about.position)} This is the answer:`,
      ...answer.split(/\n+/).filter((line) => line.trim() !== ""),
    ],
    action: { label: "See your application", url: about.publicOrigin + paths.application(about.jobId) },
    reason: `You get this message because you applied for a job at ${fullStop(about.companyName)}`,
  };
}
