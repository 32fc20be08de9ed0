import type { Letter } from "~/features/outbox/letter";
import { paths } from "~/paths";
import { ROLE_LABELS, ROLE_WORDS, type Role } from "~/vocabulary/members";

type Invited = { companyName: string; inviterName: string; role: Role; secret: string; publicOrigin: string };

export function invitation(to: string, of: Invited): Letter {
  return {
    to,
    subject: `${of.inviterName} invites you to ${of.companyName}`,
    preheader: "Accept it, and you work there together.",
    title: `Join ${of.companyName}`,
    paragraphs: [
      "Hello,",
      `${of.inviterName} invites you to hire together at ${of.companyName}, as ` +
        `${ROLE_LABELS[of.role].toLowerCase()}: you see ${ROLE_WORDS[of.role]}.`,
    ],
    action: { label: "Look at the invitation", url: of.publicOrigin + paths.join(of.secret) },
    afterwards: ["The link works once, for 7 days. Nothing happens until you accept."],
    reason:
      "You get this message because somebody named your address for their company. If you do not " +
      "know them, ignore it.",
  };
}

export function removedFromCompany(to: string, of: { name: string; companyName: string }): Letter {
  return {
    to,
    subject: `You no longer work with ${of.companyName} here`,
    preheader: "Your account stays.",
    title: `You no longer work with ${of.companyName} here`,
    paragraphs: [
      `Hello ${of.name},`,
      `Your account no longer belongs to ${of.companyName}: you do not see its jobs and candidates any ` +
        "more, and every browser was signed out. What you decided and wrote there stays with your name.",
      "Your account itself stays. You can sign in, apply for jobs, or erase it in its settings.",
    ],
    reason: "You get this message because your account belonged to a company until now.",
  };
}
