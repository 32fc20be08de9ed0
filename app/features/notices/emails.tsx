import { brand } from "~/brand";
import type { Letter } from "~/features/outbox/render-mail";
import { after } from "~/lib/time";
import { asDay, asSize, counted } from "~/lib/words";
import { INVESTIGATED_WITHIN, NOTICE_LABELS, type NoticeType } from "./rules";

type Sent = {
  reference: string;
  noticeType: NoticeType;
  submitterName: string;
  email: string;
  organization: string;
  affectedUrls: string;
  affectedDates: string;
  description: string;
  legalBasis: string;
  signature: string;
  signatureDate: string;
  id: string;
  createdAt: Date;
};
type Attached = { id: string; fileName: string; size: number }[];

/** To whoever sent a notice, at once. What they wrote does not come back: anybody can type anybody's address. */
export function acknowledgement(notice: Sent, attached: Attached): Letter {
  const files = attached.length === 0 ? "" : `, with ${counted(attached.length, "attachment")}`;
  return {
    to: notice.email,
    subject: `Your notice ${notice.reference}`,
    preheader: "We have it, and look into it.",
    title: "We have your notice",
    paragraphs: [
      `Your notice is stored under the reference ${notice.reference}${files}. This message acknowledges it.`,
      `A person investigates it. We aim to be done by ${asDay(after(notice.createdAt, INVESTIGATED_WITHIN))}, which is within 14 days, and you will hear the outcome and its reasons by e-mail.`,
      `Is something missing? Write to ${brand.noticeEmail} and quote the reference.`,
    ],
    reason: "You get this message because a notice under the Digital Services Act named this address.",
  };
}

/** To the people who investigate. */
export function noticeForTeam(to: string, notice: Sent, attached: Attached): Letter {
  const { reference, noticeType, submitterName, email, organization } = notice;
  const files = attached.map(
    (file) => `${file.fileName} (${asSize(file.size)}): evidence/${notice.id}/${file.id}`,
  );
  return {
    to,
    subject: `Notice ${reference}`,
    preheader: NOTICE_LABELS[noticeType],
    title: `Notice ${reference}`,
    paragraphs: [
      `${NOTICE_LABELS[noticeType]}. Acknowledged at once; to be decided by ${asDay(after(notice.createdAt, INVESTIGATED_WITHIN))}.`,
      `From: ${submitterName}${organization === "" ? "" : `, ${organization}`}, ${email}`,
      `Affected addresses:\n${notice.affectedUrls}`,
      `Dates: ${notice.affectedDates || "not given"}`,
      `Description:\n${notice.description}`,
      `Legal basis:\n${notice.legalBasis}`,
      `Signed: ${notice.signature}, ${notice.signatureDate}`,
      files.length === 0 ? "No attachments." : `Attachments, in the file store:\n${files.join("\n")}`,
    ],
    reason: "You get this message because this address receives notices.",
  };
}
