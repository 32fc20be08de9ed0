import type { Letter } from "~/features/outbox/letter";
import { fullStop, inShort, quoted } from "~/lib/words";
import { type ApplicationEnd, type CandidateStatus, STATUS_FOR_APPLICANT } from "~/vocabulary/applications";
import { type About, seeApplication } from "./emails";
import { stageBeside } from "./rules";

type Decided = Exclude<CandidateStatus, "pending">;

/** Why it is a no, as the applicant reads it. */
export type Why = { theirs: string | null; detail: string | null };

export function statusMail(
  to: string,
  status: Decided,
  end: ApplicationEnd | null,
  about: About,
  why: Why | null = null,
): Letter {
  const {
    subject,
    title,
    paragraphs,
    thanks = [],
  } = end === null ? newsOf(status, about) : ENDED[end](about);
  return {
    to,
    subject: `${subject}: ${inShort(about.position)}`,
    preheader: `News from ${about.companyName}`,
    title,
    paragraphs: [`Hello ${about.firstName},`, ...paragraphs, ...reasonGiven(why, about), ...thanks],
    action: seeApplication(about),
    ...(end !== "left" && standing(stageBeside(about.stage, end))),
    reason: `You get this message because you applied for a job at ${fullStop(about.companyName)}`,
  };
}

/** To whoever stands further back than they were told last. */
export const reconsideredMail = (to: string, about: About, status: CandidateStatus = "pending"): Letter => ({
  to,
  subject: `Your application is being looked at again: ${inShort(about.position)}`,
  preheader: `News from ${about.companyName}`,
  title: "They are looking at it again",
  paragraphs: [
    `Hello ${about.firstName},`,
    `${about.companyName} has taken up your application for ${about.position} again. What you were told ` +
      "before no longer holds.",
    STATUS_FOR_APPLICANT[status].meaning,
  ],
  action: seeApplication(about),
  ...standing(about.stage),
  reason: `You get this message because you applied for a job at ${fullStop(about.companyName)}`,
});

const standing = (stage: string | undefined): Pick<Letter, "afterwards"> =>
  stage === undefined ? {} : { afterwards: [`Your application stands at ${quoted(stage)} now.`] };

/** A letter that has waited, and says where somebody stands, says where that is by now. */
export const standingNow = ({ afterwards, ...letter }: Letter, stage: string | null): Letter =>
  afterwards === undefined ? letter : { ...letter, ...standing(stage ?? undefined) };

/** To whoever applied twice, at the address of the application that ends; `theirs` says which goes on. */
export const duplicateMail = (to: string, about: About, theirs: string): Letter => ({
  to,
  subject: `You applied twice: ${inShort(about.position)}`,
  preheader: `News from ${about.companyName}`,
  title: "One of your two applications goes on",
  paragraphs: [
    `Hello ${about.firstName},`,
    `This is about your application for ${about.position} at ${about.companyName} from this address. ` +
      `${theirs} This one ends here.`,
    `If the other one is not yours, please tell ${about.companyName} soon on ${PAGE}: this may be a ` +
      "mistake.",
  ],
  action: seeApplication(about),
  reason: `You get this message because you applied for a job at ${fullStop(about.companyName)}`,
});

const reasonGiven = (why: Why | null, { companyName }: About): string[] =>
  why?.theirs == null
    ? []
    : [`The reason that ${companyName} gives: ${why.theirs}`, ...(why.detail === null ? [] : [why.detail])];

type News = Pick<Letter, "subject" | "title" | "paragraphs"> & { thanks?: string[] };

const PAGE = "your application’s page, under “Your say”";

const howToReach = (companyName: string, privacyEmail: string) =>
  privacyEmail === "" ? `tell ${companyName} on ${PAGE},` : `write to ${companyName} at ${privacyEmail}`;

const NEWS: Record<Decided, { subject: string; title: string }> = {
  interview_approved: { subject: "Good news about your application", title: "They would like to meet you" },
  offer_sent: { subject: "An offer for you", title: "You are being offered the job" },
  offer_accepted: { subject: "Your acceptance is on record", title: "Welcome aboard" },
  passed: { subject: "About your application", title: "This one has not worked out" },
};

function newsOf(status: Decided, { companyName, position }: About): News {
  const thanks =
    status === "passed"
      ? [
          `Thank you for the time that you gave to your application. ${companyName} may have other jobs ` +
            "that fit you better.",
        ]
      : [];
  return {
    ...NEWS[status],
    paragraphs: [
      `There is news from ${companyName} about your application for ${fullStop(position)}`,
      STATUS_FOR_APPLICANT[status].meaning,
    ],
    thanks,
  };
}

const ENDED: Record<ApplicationEnd, (about: About) => News> = {
  declined: ({ companyName, position }) => ({
    subject: "Your answer to the offer",
    title: "You have declined the offer",
    paragraphs: [
      `${companyName} has noted that you declined its offer for ${fullStop(position)} Your application ` +
        "for this job ends here.",
      "Thank you for considering it, and for the time that you gave to it.",
      `If you have not declined, please tell ${companyName} soon on ${PAGE}: this may be a mistake.`,
    ],
  }),
  withdrawn: ({ companyName, position }) => ({
    subject: "About your offer",
    title: "The offer has been withdrawn",
    paragraphs: [
      `${companyName} has withdrawn its offer for ${fullStop(position)} Your application for this job ` +
        "ends here.",
      `We know how unwelcome this is once an offer has been made. ${companyName} can tell you why: please ` +
        `ask on ${PAGE}, if it has not.`,
    ],
    thanks: ["Thank you for the time that you gave to it."],
  }),
  left: ({ companyName, position, privacyEmail = "" }) => ({
    subject: "You have withdrawn your application",
    title: "Your application is withdrawn",
    paragraphs: [
      `${companyName} knows that you have withdrawn your application for ${fullStop(position)} It ends ` +
        "here, and nobody decides on it any more.",
      `If you did not do this, or change your mind, please ${howToReach(companyName, privacyEmail)} soon: ` +
        "it can take your application up again.",
    ],
  }),
};
