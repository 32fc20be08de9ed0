import { newId } from "~/lib/ids";
import { formOf, parseForm, problemsOf } from "~/lib/parse-form";
import { hours } from "~/lib/time";
import { counted } from "~/lib/words";
import type { MailsKept, MailWriter, Typed } from "~/services/advice/advice";
import { LONGEST_SUBJECT } from "~/vocabulary/messages";
import { countAttempt } from "../accounts/attempts";
import { asSeen, readSeen } from "../applications/seen-people";
import { reviewDetail } from "../decisions/review-detail";
import { NoLongerTheirs } from "../members/in-batches";
import { type Addressee, mailFor, selectAddressees } from "./addressee";
import { WriteManyForm } from "./form";
import { type Deps, previewOf } from "./mail-desk";
import { chosenMoment, fillIn, isGiven } from "./rules";
import { selectTemplates } from "./templates";
import { isOtherwise, type MailTo, writeMany } from "./write-many";
import { usuallyLeaves } from "./write-message";

const PREVIEWED = 3;

/** One mail to several: each has it in their own words, or is left out and named. */
export async function keepMails(writer: MailWriter, typed: Typed, deps: Deps): Promise<MailsKept> {
  const form = formOf(typed);
  const desk = await openDesk(writer, form, deps);
  const { meant, template, shown } = desk;
  if (!form.has("subject")) return shown({}, {}, 200);
  const submission = parseForm(form, WriteManyForm);
  if (submission.status !== "success") return shown(problemsOf(submission.error));
  const { message: bulkId, people: _, template: __, sure, day, time, zone, ...words } = submission.value;
  const later = chosenMoment({ day, time, zone }, deps.now);
  if ("problems" in later) return shown(later.problems);
  const merged = mergeEach(writer, meant, { ...words, language: template?.language }, deps.publicOrigin);
  const { problems, mails } = merged;
  if (problems !== null) return shown(problems);
  const [first] = meant;
  const last = lastOf(meant);
  const previews = merged.previews.map(({ to, ...mail }) => ({
    to: to.name,
    ...previewOf(mail, { ...to, held: last }, later, deps.now),
  }));
  const about = { lacking: merged.lacking, previews };
  if (first === undefined || mails.length === 0 || form.get("intent") !== "send")
    return shown({}, about, 200);
  const refused = await refusalOf(writer, { words, sure, bulkId, mails }, deps);
  if (refused !== null) return shown(refused.problems, { ...about, bulk: refused.bulk }, refused.status);
  const bulk = {
    id: bulkId,
    leaves: later.at ?? usuallyLeaves({ ...first, held: last }, deps.now),
    scheduled: later.at !== null,
  };
  const tried = await writeMany(writer, bulk, mails, deps).catch(stoppedMidway);
  if (typeof tried === "string") return shown({ "": [tried] }, about);
  const written = new Set(tried);
  return { kind: "kept", left: desk.asked.filter((id) => !written.has(id)) };
}

async function openDesk(writer: MailWriter, form: FormData, { db, now }: Deps) {
  const text = (name: string) => String(form.get(name) ?? "");
  const seen = readSeen(text("people"));
  const [found, templates] = await db.batch([
    selectAddressees(db, writer, idsOf(seen)),
    selectTemplates(db, writer.companyId),
  ]);
  const { meant, left } = asSeen(found, seen);
  const template = templates.find(({ id }) => id === text("template")) ?? null;
  const shown = (problems: Problems, about: Partial<About> = {}, status: 200 | 422 | 429 = 422) => ({
    kind: "shown" as const,
    status,
    problems,
    desk: {
      people: meant.map(named),
      left: left.map(named),
      lacking: about.lacking ?? [],
      templates: templates.map(({ id, name, language }) => ({ id, name, language })),
      message: {
        message: about.bulk ?? (text("message") || newId(now)),
        version: 0,
        template: template?.id ?? "",
        subject: template?.subject ?? "",
        body: template?.body ?? "",
        zone: found[0]?.timeZone ?? "",
      },
      previews: about.previews ?? [],
    },
  });
  return { meant, template, shown, asked: idsOf(found) };
}

/** Null where it may go. `bulk`: under what name it goes when the same people are to have another mail. */
async function refusalOf(
  writer: MailWriter,
  { words, sure, bulkId, mails }: Sending,
  { db, now }: Deps,
): Promise<{ problems: Problems; status: 422 | 429; bulk?: string } | null> {
  const said = `${words.subject}\n${words.body}`;
  const warning = said === sure ? null : reviewDetail(said);
  if (warning !== null) return { problems: { sure: [warning] }, status: 422 };
  if (await isOtherwise(db, writer.companyId, bulkId, mails))
    return { problems: { "": [OTHERWISE] }, status: 422, bulk: newId(now) };
  const wait = await countAttempt(db, [bulksOf(writer)], now);
  return wait === null ? null : { problems: { "": [tooMany(wait)] }, status: 429 };
}

type Sending = {
  words: Pick<Words, "subject" | "body">;
  sure: string | undefined;
  bulkId: string;
  mails: MailTo[];
};

function stoppedMidway(error: unknown): string {
  if (error instanceof NoLongerTheirs) return error.message;
  throw error;
}

const OTHERWISE =
  "You wrote to these people before, in other words. Press again to write to them once more; the mails of " +
  "before are among each one’s messages, and can be taken back until they leave.";

const MOST_AN_HOUR = 20;

const bulksOf = ({ id }: MailWriter) => ({ key: `bulk-mails:${id}`, most: MOST_AN_HOUR, within: hours(1) });

const tooMany = (seconds: number) =>
  `You have written to several people ${MOST_AN_HOUR} times within an hour. Please go on in ` +
  `${counted(Math.ceil(seconds / 60), "minute", "minutes")}.`;

type Problems = Record<string, string[]>;
type Desk = Extract<MailsKept, { kind: "shown" }>["desk"];
type Merged = Pick<Desk, "lacking" | "previews">;
type About = Merged & { bulk: string };
type Words = Parameters<typeof mailFor>[2]["given"] & {
  subject: string;
  body: string;
  language: string | undefined;
};

const idsOf = (people: readonly { id: string }[]) => people.map(({ id }) => id);

const named = ({ id, name, status }: Addressee) => ({ id, name, status });

/** What is empty for everybody is asked for; for whom something else is, they are left out. */
function mergeEach(
  writer: MailWriter,
  people: readonly Addressee[],
  { subject, body, language, ...given }: Words,
  publicOrigin: string,
) {
  const lacking: Merged["lacking"] = [];
  const mails: MailTo[] = [];
  const previews: { to: Addressee; subject: string; body: string }[] = [];
  for (const to of people) {
    const mail = mailFor(to, writer, { subject, body, given }, publicOrigin);
    if (mail.kind === "too-long") lacking.push({ name: to.name, fields: [TOO_LONG] });
    else if (mail.kind === "empty") {
      const asked = mail.empty.filter(isGiven);
      if (asked.length > 0) return { problems: fillIn(asked), lacking, mails: [], previews: [] };
      lacking.push({ name: to.name, fields: mail.empty });
    } else {
      const { kind: _, ...words } = mail;
      mails.push({ ...words, applicationId: to.id, from: to.status, language: language ?? to.language });
      if (previews.length < PREVIEWED) previews.push({ to, ...mail });
    }
  }
  return { problems: null, lacking, mails, previews };
}

const TOO_LONG = `a subject of at most ${LONGEST_SUBJECT} characters`;

function lastOf(people: readonly Addressee[]): Date | null {
  const waiting = people.flatMap(({ held }) => (held === null ? [] : [held.getTime()]));
  return waiting.length === 0 ? null : new Date(Math.max(...waiting));
}
