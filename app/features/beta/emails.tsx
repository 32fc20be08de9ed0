import { brand } from "~/brand";
import type { Letter } from "~/features/outbox/letter";
import { paths } from "~/paths";

export function betaInvitation(
  to: string,
  invited: { personName: string; publicOrigin: string; bookingUrl: string | null },
): Letter {
  return {
    to,
    subject: `Your place in the ${brand.name} beta`,
    preheader: "Your place is ready.",
    title: "Your place is ready",
    paragraphs: [
      `Hello ${invited.personName},`,
      `You applied for the ${brand.name} beta programme, and we would like to have you. Make your ` +
        `account, post your first job, and tell us what is missing: “Provide Feedback” is in the menu ` +
        `of every page.`,
    ],
    action: { label: "Create your account", url: invited.publicOrigin + paths.register() },
    afterwards:
      invited.bookingUrl === null
        ? []
        : [`Would you rather be shown round? Book a call: ${invited.bookingUrl}`],
    reason: "You get this message because you applied for the beta programme with this address.",
  };
}

export type Contact = { personName: string; companyName: string; email: string; feedback: string };

/** Nothing that was typed comes back: anybody can type anybody's address. */
export const betaAcknowledgement = (to: string): Letter => ({
  to,
  subject: `We have your application for the ${brand.name} beta`,
  preheader: "A person reads it, and writes back.",
  title: "We have your application",
  paragraphs: [
    `Thank you for applying for the ${brand.name} beta programme. A person reads every application. ` +
      `We will be in touch soon with next steps.`,
    `Was it not you? Then you need do nothing: no account has been made.`,
  ],
  reason: "You get this message because somebody applied for the beta programme with this address.",
});

export function betaForTeam(to: string, contact: Contact, publicOrigin: string): Letter {
  const { personName, companyName, email, feedback } = contact;
  return {
    to,
    subject: "A new application for the beta",
    preheader: "Somebody would like to try it.",
    title: "A new application for the beta",
    paragraphs: [`Name: ${personName}`, `Company: ${companyName}`, `Email: ${email}`],
    action: { label: "Read and answer", url: publicOrigin + paths.pass() },
    ...(feedback === "" ? {} : { afterwards: ["What they need to hire for:"], quoted: feedback }),
    reason: "You get this message because this address is set as the team's (TEAM_EMAIL).",
  };
}
