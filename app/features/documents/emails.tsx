import type { Letter } from "~/features/outbox/letter";
import { fullStop, inShort } from "~/lib/words";
import { paths } from "~/paths";
import type { DocumentKind } from "~/vocabulary/documents";

export type InfectedFile = {
  email: string;
  name: string;
  kind: DocumentKind;
  fileName: string;
  position: string;
  companyName: string;
  jobId: string;
  submittedAt: Date | null;
};

export function infectedMail(file: InfectedFile, publicOrigin: string): Letter {
  const { email, name, kind, fileName, position, companyName, jobId, submittedAt } = file;
  const label = kind === "cv" ? "CV" : "cover letter";
  const sent = submittedAt !== null;
  return {
    to: email,
    subject: `We found malware in your ${label}: ${inShort(position)}`,
    preheader: sent ? "Your application stays as it is." : "Please choose another file.",
    title: `We found malware in your ${label}`,
    paragraphs: [
      `Hello ${name},`,
      `A scan found malware in ${fileName}, which came with your application for ${position} at ` +
        `${fullStop(companyName)} Nobody is handed that file.`,
      sent ? SENT : NOT_SENT,
      "Such a file often comes from a computer whose owner knows nothing of it. Please have yours checked.",
    ],
    action: sent
      ? { label: "See your application", url: publicOrigin + paths.application(jobId) }
      : { label: "Choose another file", url: publicOrigin + paths.upload(jobId) },
    reason: `You get this message because you uploaded a file for a job at ${fullStop(companyName)}`,
  };
}

const SENT =
  "Your application stays as it is: what was read from the file is kept as plain text, and the people who " +
  "are hiring go on reading that. You can put the text of your CV right on the page of your application.";
const NOT_SENT =
  "It was taken out of your application, which you have not sent yet. Please upload another file: one " +
  "saved anew as PDF is the safest. Your answers are kept.";
