import { brand } from "~/brand";
import type { Letter } from "~/features/outbox/render-mail";
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
