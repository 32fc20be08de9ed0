import type { Letter } from "~/features/outbox/letter";
import { asDay, fullStop } from "~/lib/words";
import { paths } from "~/paths";

type Company = { companyName: string; publicOrigin: string };
type Going = Company & { name: string; eraseAt: Date; accountGoes: Date | null };

export const companyErasureMail = (
  to: string,
  { name, companyName, eraseAt, accountGoes, publicOrigin }: Going,
): Letter => ({
  to,
  subject: `${companyName} will be erased on ${asDay(eraseAt)}`,
  preheader: "Until then an owner can keep it.",
  title: `${companyName} will be erased on ${asDay(eraseAt)}`,
  paragraphs: [
    `Hello ${name},`,
    `An owner asked for ${companyName} to be erased: its jobs, questionnaires, candidates with their ` +
      "files, notes, mails, templates and log. Its jobs are closed and take no applications; all else " +
      "stays as it is until that day. If an owner keeps it, the jobs open again.",
    accountGoes === null
      ? "Your account stays, without a company. You can delete it under Settings."
      : alsoGoes(accountGoes),
  ],
  action: { label: "See what happens", url: publicOrigin + paths.settings() },
  reason: `You get this message because you work at ${fullStop(companyName)}`,
});

const alsoGoes = (on: Date) =>
  `Your own account will be erased on ${asDay(on)}, as you asked. You can keep it under Settings.`;

export const companyKeptMail = (to: string, of: Omit<Going, "eraseAt" | "accountGoes">): Letter => ({
  to,
  subject: `${of.companyName} stays`,
  preheader: "Nothing is erased.",
  title: `${of.companyName} stays`,
  paragraphs: [
    `Hello ${of.name},`,
    "An owner decided to keep the company. Nothing is erased, and jobs that were open are open again.",
  ],
  reason: `You get this message because you work at ${fullStop(of.companyName)}`,
});

export const applicationKeptMail = (to: string, of: Omit<Going, "eraseAt" | "accountGoes">): Letter => ({
  to,
  subject: `What you sent to ${of.companyName} stays`,
  preheader: "Your application is not erased after all.",
  title: `${of.companyName} stays, and your application with it`,
  paragraphs: [
    `Hello ${of.name},`,
    `We wrote to you that ${of.companyName} leaves us. It has changed its mind: your application, its ` +
      "answers and files stay as they are, and you need do nothing. If you had not sent it yet, " +
      "you can go on with it.",
  ],
  action: { label: "See your applications", url: of.publicOrigin + paths.applications() },
  reason: `You get this message because you applied at ${fullStop(of.companyName)}`,
});

export const applicationErasureMail = (
  to: string,
  { name, companyName, eraseAt, accountGoes, publicOrigin }: Going,
): Letter => ({
  to,
  subject: `What you sent to ${companyName} will be erased on ${asDay(eraseAt)}`,
  preheader: "Download it before, if you want to keep it.",
  title: `${companyName} leaves, and your application with it`,
  paragraphs: [
    `Hello ${name},`,
    `${companyName} leaves us on ${asDay(eraseAt)}. Whatever you sent to it is erased then: your ` +
      "application, its answers and files, and what was made of them. Its jobs take no applications any " +
      "more, so one that you have not sent yet need not be finished. It can change its mind until then; " +
      "your application’s page says how it stands.",
    accountGoes === null ? "Your account stays, with what you sent to others." : alsoGoes(accountGoes),
    "Your data can be downloaded under Settings.",
  ],
  action: { label: "See your applications", url: publicOrigin + paths.applications() },
  reason: `You get this message because you applied at ${fullStop(companyName)}`,
});
