import type { Letter } from "~/features/outbox/render-mail";
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
