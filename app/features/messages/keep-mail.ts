import { formOf, parseForm, problemsOf } from "~/lib/parse-form";
import { hours } from "~/lib/time";
import { asMoment, counted, inShort } from "~/lib/words";
import type { Kept, MailPreview, MailWriter, Typed } from "~/services/advice/advice";
import { LONGEST_SUBJECT } from "~/vocabulary/messages";
import { countAttempt } from "../accounts/attempts";
import { reviewDetail } from "../decisions/review-detail";
import { mailFor } from "./addressee";
import { type ChangeOutcome, cancelMessage, changeMessage } from "./change-message";
import { CancelForm, WriteForm } from "./form";
import { type Deps, findMails, previewOf, SKIPPED } from "./mail-desk";
import { chosenMoment, fillIn, isGiven, nothingToPutIn } from "./rules";
import { writeMessage } from "./write-message";

export async function keepMail(
  writer: MailWriter,
  applicationId: string,
  typed: Typed,
  deps: Deps,
): Promise<Kept> {
  const form = formOf(typed);
  const text = (name: string) => String(form.get(name) ?? "");
  const asked = { template: text("template"), edit: text("message") };
  const found = await findMails(deps.db, writer.companyId, applicationId, asked);
  if (found === null) return NOT_FOUND;
  const { addressee, template, waiting } = found;
  if (text("intent") === "cancel") return cancel(writer, applicationId, form, waiting, deps);
  if (!writer.ownWords) {
    if (template === null) return shown({ template: ["Please choose a template"] });
    form.set("subject", template.subject);
    form.set("body", template.body);
    form.delete("version");
  }
  const submission = parseForm(form, WriteForm);
  if (submission.status !== "success") return shown(problemsOf(submission.error));
  const {
    message: id,
    version,
    subject,
    body,
    sure,
    day,
    time,
    zone,
    template: _,
    ...given
  } = submission.value;
  const later = chosenMoment({ day, time, zone }, deps.now);
  if ("problems" in later) return shown(later.problems);
  const mail = mailFor(addressee, writer, { subject, body, given }, deps.publicOrigin);
  if (mail.kind !== "ready") return shown(whyNot(mail, addressee.name, writer.ownWords));
  const preview = previewOf(mail, addressee, later, deps.now);
  if (text("intent") === "preview") return { kind: "shown", status: 200, problems: {}, preview };
  const words = `${subject}\n${body}`;
  const warning = words === sure ? null : reviewDetail(words);
  if (warning !== null) return { ...shown({ sure: [warning] }), preview };
  const wait = version > 0 ? null : await countAttempt(deps.db, [mailsOf(writer)], deps.now);
  if (wait !== null) return { ...shown({ "": [tooMany(wait)] }), status: 429, preview };
  const language = template?.language ?? addressee.language;
  const outcome =
    version > 0
      ? await changeMessage(writer, { id, version, applicationId }, { ...mail, later: later.at }, deps)
      : await writeMessage(writer, addressee, { id, mail, language, later: later.at }, deps);
  if (outcome.kind !== "kept") return notKept(outcome.kind, preview);
  const { leaves } = outcome;
  const zoneShown = later.at === null ? text("browserZone") : zone;
  const said =
    leaves === null
      ? `The mail to ${inShort(addressee.name)} is on its way.`
      : `The mail to ${inShort(addressee.name)} leaves ${asMoment(leaves, zoneShown)}.`;
  return { kind: "kept", said: later.moved ? `${said} ${SKIPPED}` : said, leaves };
}

const MOST_AN_HOUR = 100;

const mailsOf = ({ id }: MailWriter) => ({ key: `messages:${id}`, most: MOST_AN_HOUR, within: hours(1) });

const tooMany = (seconds: number) =>
  `You have written ${MOST_AN_HOUR} mails within an hour. Please go on in ` +
  `${counted(Math.ceil(seconds / 60), "minute", "minutes")}.`;

type Waiting = NonNullable<Awaited<ReturnType<typeof findMails>>>["waiting"];

async function cancel(
  writer: MailWriter,
  applicationId: string,
  form: FormData,
  waiting: Waiting,
  deps: Deps,
): Promise<Kept> {
  const submission = parseForm(form, CancelForm);
  if (submission.status !== "success") return NOT_FOUND;
  if (!writer.ownWords && waiting !== null && waiting.userId !== writer.id)
    return { ...shown({ "": [NOT_YOURS] }), status: 403 };
  const { message: id, version } = submission.value;
  const outcome = await cancelMessage(writer, { id, version, applicationId }, deps);
  if (outcome.kind !== "cancelled") return notKept(outcome.kind);
  return { kind: "kept", said: "The mail is taken back. Nothing was sent.", leaves: null };
}

const NOT_YOURS = "Somebody else wrote this mail.";
const WHY_NOT_KEPT = {
  collided: "Somebody has changed this mail since you opened it. Open it again to see how it stands.",
  cancelled: "This mail was taken back. Please write a new one.",
  left: "It has left already: nothing can be changed any more.",
};

const NOT_FOUND: Kept = { kind: "not-found" };

const notKept = (kind: Exclude<ChangeOutcome["kind"], "kept">, preview: MailPreview | null = null): Kept =>
  kind === "not-found"
    ? NOT_FOUND
    : { kind: "shown", status: 409, problems: { "": [WHY_NOT_KEPT[kind]] }, preview };

function whyNot(
  mail: Exclude<ReturnType<typeof mailFor>, { kind: "ready" }>,
  name: string,
  ownWords: boolean,
): Problems {
  if (mail.kind === "too-long")
    return { subject: [`With the fields filled in it is longer than ${LONGEST_SUBJECT} characters`] };
  const others = mail.empty.filter((field) => !isGiven(field));
  return {
    ...fillIn(mail.empty.filter(isGiven)),
    ...(others.length > 0 && { "": [nothingToPutIn(name, others, ownWords)] }),
  };
}

type Problems = Record<string, string[]>;

const shown = (problems: Problems) => ({
  kind: "shown" as const,
  status: 422 as const,
  problems,
  preview: null,
});
