import type { Letter } from "~/features/outbox/letter";
import { fullStop } from "~/lib/words";
import { paths } from "~/paths";
import { ROLE_NOUNS, ROLE_WORDS, type Role } from "~/vocabulary/members";

type Invited = { companyName: string; inviterName: string; role: Role; secret: string; publicOrigin: string };

export function invitation(to: string, of: Invited): Letter {
  if (of.role === "owner") return ownershipOffer(to, of);
  return {
    to,
    subject: `${of.inviterName} invites you to ${of.companyName}`,
    preheader: "Accept it, and you work there together.",
    title: `Join ${of.companyName}`,
    paragraphs: [
      "Hello,",
      `${of.inviterName} invites you to hire together at ${of.companyName}, as ` +
        `${ROLE_NOUNS[of.role]}: you see ${ROLE_WORDS[of.role]}.`,
    ],
    action: { label: "Look at the invitation", url: of.publicOrigin + paths.join(of.secret) },
    afterwards: ["The link works once, for 7 days. Nothing happens until you accept."],
    reason:
      "You get this message because somebody named your address for their company. If you do not " +
      "know them, ignore it.",
  };
}

const ownershipOffer = (to: string, of: Invited): Letter => ({
  to,
  subject: `${of.inviterName} asks you to be an owner of ${of.companyName}`,
  preheader: "Nothing changes until you accept.",
  title: `Be an owner of ${of.companyName}`,
  paragraphs: [
    "Hello,",
    `${of.inviterName} asks you to be an owner of ${of.companyName}: you see ${ROLE_WORDS.owner}, and ` +
      "decide who works there.",
  ],
  action: { label: "Look at the offer", url: of.publicOrigin + paths.join(of.secret) },
  afterwards: ["The link works once, for 7 days. Nothing changes until you accept."],
  reason:
    "You get this message because an owner named your address for their company. If you do not know " +
    "them, ignore it.",
});

type Owned = { name: string; companyName: string; publicOrigin: string };

/** To whoever offered it, so that a stranger at their desk does not stay unseen. */
export const ownershipOffered = (to: string, of: Owned & { offered: string }): Letter => ({
  to,
  subject: `You asked somebody to be an owner of ${of.companyName}`,
  preheader: "Nothing changes until they accept.",
  title: `You asked ${of.offered} to be an owner`,
  paragraphs: [
    `Hello ${of.name},`,
    `You asked ${of.offered} to be an owner of ${fullStop(of.companyName)} Nothing changes until they ` +
      "accept, for which they have 7 days. If it was not you, withdraw it and change your password.",
  ],
  action: { label: "See the members", url: of.publicOrigin + paths.members() },
  reason: "You get this message because it was asked for with your password.",
});

export const ownerJoined = (to: string, of: Owned & { owner: string }): Letter => ({
  to,
  subject: `${of.owner} is an owner of ${of.companyName} now`,
  preheader: "A company can have several owners.",
  title: `${of.owner} is an owner of ${of.companyName} now`,
  paragraphs: [
    `Hello ${of.name},`,
    `${of.owner} accepted to be an owner of ${of.companyName}: they see ${ROLE_WORDS.owner}. Whoever owned ` +
      "it before does so still, and may leave or change their own role.",
  ],
  action: { label: "See the members", url: of.publicOrigin + paths.members() },
  reason: "You get this message because you are an owner of this company.",
});

type HandedOn = { name: string; by: string; title: string; jobId: string; publicOrigin: string };

export const jobHandedOn = (to: string, of: HandedOn): Letter => ({
  to,
  subject: `You answer for ${of.title} now`,
  preheader: `${of.by} has handed it on to you.`,
  title: `You answer for ${of.title} now`,
  paragraphs: [
    `Hello ${of.name},`,
    `${of.by} has handed this job on to you: messages about new applications and requests for a person ` +
      "come to you from now on. Your notification settings say how often.",
  ],
  action: { label: "See its candidates", url: of.publicOrigin + paths.candidatesOf(of.jobId) },
  reason: "You get this message because you answer for this job.",
});

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
