import { brand } from "~/brand";
import type { Letter } from "~/features/outbox/letter";
import { asDay, asSize, counted } from "~/lib/words";
import { paths } from "~/paths";
import {
  MEANS_LABELS,
  type Means,
  NOTICE_LABELS,
  type NoticeType,
  OUTCOME_LABELS,
  type Outcome,
} from "~/vocabulary/notices";
import { dueAt } from "./rules";

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

/** What they wrote does not come back: anybody can type anybody's address. */
export function acknowledgement(notice: Sent, attached: Attached): Letter {
  const files = attached.length === 0 ? "" : `, with ${counted(attached.length, "attachment")}`;
  return {
    to: notice.email,
    subject: `Your notice ${notice.reference}`,
    preheader: "We have it, and look into it.",
    title: "We have your notice",
    paragraphs: [
      `Your notice is stored under the reference ${notice.reference}${files}. This message acknowledges it.`,
      `A person investigates it. We aim to be done by ${asDay(dueAt(notice.createdAt))}, which is ` +
        `within 14 days, and you will hear the outcome and its reasons by email.`,
      `Is something missing? Write to ${brand.noticeEmail} and quote the reference.`,
    ],
    reason: "You get this message because a notice under the Digital Services Act named this address.",
  };
}

/** `teamOrigin`: of the pages on which they decide; null where those are closed. */
export function noticeForTeam(
  to: string,
  notice: Sent,
  { attached, teamOrigin }: { attached: Attached; teamOrigin: string | null },
): Letter {
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
      `${NOTICE_LABELS[noticeType]}. Acknowledged at once; to be decided by ` +
        `${asDay(dueAt(notice.createdAt))}.`,
      `From: ${submitterName}${organization === "" ? "" : `, ${organization}`}, ${email}`,
      `Affected addresses:\n${notice.affectedUrls}`,
      `Dates: ${notice.affectedDates || "not given"}`,
      `Description:\n${notice.description}`,
      `Legal basis:\n${notice.legalBasis}`,
      `Signed: ${notice.signature}, ${notice.signatureDate}`,
      files.length === 0 ? "No attachments." : `Attachments, in the file store:\n${files.join("\n")}`,
    ],
    ...(teamOrigin !== null && {
      action: { label: "Read and decide", url: teamOrigin + paths.passNotice(notice.id) },
    }),
    reason: "You get this message because this address receives notices.",
  };
}

type Decided = {
  reference: string;
  noticeType: string;
  createdAt: Date;
  outcome: Outcome;
  reasons: string;
  means: Means;
  publicOrigin: string;
};

/** Articles 16(5), 16(6) and 20(5) of the Digital Services Act. */
export function decisionForNotifier(to: string, about: Decided): Letter {
  const { reference, createdAt, noticeType } = about;
  return {
    to,
    subject: `The outcome of your notice ${reference}`,
    preheader: `${OUTCOME_LABELS[about.outcome]}.`,
    title: "The outcome of your notice",
    paragraphs: [
      `Your notice ${reference} came on ${asDay(createdAt)}. We have looked into it.`,
      ...decision(about),
    ],
    ...redress(about, { final: noticeType === "appeal" }),
    reason: "You get this message because a notice under the Digital Services Act named this address.",
  };
}

/** The same reasons (Article 17), without a word of who sent the notice. */
export function decisionForPoster(to: string, about: Decided): Letter {
  return {
    to,
    subject: `A decision on content of yours (${about.reference})`,
    preheader: `${OUTCOME_LABELS[about.outcome]}.`,
    title: "A decision on content of yours",
    paragraphs: [
      about.noticeType === "appeal"
        ? `An earlier decision on content of yours was appealed. We have looked into it, under the ` +
          `reference ${about.reference}.`
        : `Somebody told us that content of yours may be unlawful. We have looked into it, under the ` +
          `reference ${about.reference}.`,
      ...decision(about),
    ],
    ...redress(about, { final: false }),
    reason: "You get this message because content that was reported to us was posted with this address.",
  };
}

const decision = ({ outcome, reasons, means }: Decided) => [
  `The outcome: ${OUTCOME_LABELS[outcome]}.`,
  "Our reasons:",
  reasons,
  `${MEANS_LABELS[means]}.`,
];

function redress(
  { outcome, reference, publicOrigin }: Decided,
  { final }: { final: boolean },
): Pick<Letter, "action" | "afterwards"> {
  const elsewhere =
    `${final ? "Our own appeal ends here. You" : "You"} can also turn to a body for ` +
    `out-of-court dispute settlement that is certified under Article 21 of the Digital Services Act, or ` +
    `complain to the Digital Services Coordinator of your country, where that law applies. The courts ` +
    `are open to you at any time.`;
  if (final && outcome !== "unclear") return { afterwards: [elsewhere] };
  const [label, how] =
    outcome === "unclear"
      ? [
          "Send a new notice",
          `Send us a new notice with what is missing, and quote the reference ${reference}.`,
        ]
      : [
          "Appeal this decision",
          `You can appeal within six months, free of charge: choose “${NOTICE_LABELS.appeal}” there, ` +
            `and quote the reference ${reference}. A person decides on that, too.`,
        ];
  const byMail = `You can do the same by writing to ${brand.noticeEmail}.`;
  return {
    action: { label, url: publicOrigin + paths.notice() },
    afterwards: [`${how} ${byMail}`, elsewhere],
  };
}
