import { renderMail } from "~/features/outbox/render-mail";
import { paths } from "~/paths";
import type { Message } from "~/services/mail/mail";

/** To somebody who has just registered, or asked for the link again. */
export function verifyEmail(
  to: string,
  link: { name: string; secret: string; publicOrigin: string },
): Message {
  return {
    to,
    subject: "Please verify your email address",
    ...renderMail({
      preheader: "One press, and you can go on.",
      title: "Please verify your email address",
      paragraphs: [
        `Hello ${link.name},`,
        "press the button to tell us that this address is yours. You can do it on any device.",
      ],
      action: { label: "Verify my address", url: link.publicOrigin + paths.verifyLink(link.secret) },
      afterwards: ["The link works once, for 24 hours. If it has run out, the page offers you a new one."],
      reason:
        "You get this message because an account was made with this address. If that was not you, ignore it.",
    }),
  };
}
