import type { Letter } from "~/features/outbox/letter";
import { asDay } from "~/lib/words";
import { paths } from "~/paths";
import type { FeedbackType } from "~/vocabulary/feedback";
import { feedbackKind } from "./rules";

type Answered = {
  id: string;
  type: FeedbackType;
  name: string;
  message: string;
  createdAt: Date;
  answer: string;
  publicOrigin: string;
};

export function feedbackAnswered(to: string, about: Answered): Letter {
  const { noun } = feedbackKind(about.type);
  return {
    to,
    subject: `An answer to your ${noun}`,
    preheader: "We have read what you sent us.",
    title: `An answer to your ${noun}`,
    paragraphs: [`Hello ${about.name},`, "Thank you for writing to us. This is our answer:", about.answer],
    action: { label: "See it in your account", url: about.publicOrigin + paths.sentMessage(about.id) },
    afterwards: [`On ${asDay(about.createdAt)} you wrote:`],
    quoted: about.message,
    reason: "You get this message because you sent us this while signed in with this address.",
  };
}

type Received = { id: string; type: FeedbackType; message: string; publicOrigin: string };

export function feedbackReceived(to: string, about: Received): Letter {
  const { noun } = feedbackKind(about.type);
  return {
    to,
    subject: `We have your ${noun}`,
    preheader: "A person reads it.",
    title: `We have your ${noun}`,
    paragraphs: ["Thank you for writing to us. A person reads it, and an answer comes to this address."],
    action: { label: "See it in your account", url: about.publicOrigin + paths.sentMessage(about.id) },
    afterwards: ["You wrote:"],
    quoted: about.message,
    reason: "You get this message because you sent us this while signed in with this address.",
  };
}

export function feedbackForTeam(to: string, about: Received & { name: string; email: string }): Letter {
  const { noun } = feedbackKind(about.type);
  return {
    to,
    subject: `Somebody sent us: ${noun}`,
    preheader: "It waits for an answer.",
    title: `Somebody sent us: ${noun}`,
    paragraphs: [`From: ${about.name}`, `Email: ${about.email}`],
    action: { label: "Read and answer", url: about.publicOrigin + paths.passMessage(about.id) },
    afterwards: ["They wrote:"],
    quoted: about.message,
    reason: "You get this message because this address is set as the team's (TEAM_EMAIL).",
  };
}
