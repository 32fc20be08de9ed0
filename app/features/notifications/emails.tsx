import { changeNews } from "~/features/outbox/change-news";
import type { Letter } from "~/features/outbox/letter";
import { asFigure, counted, fullStop } from "~/lib/words";
import { paths } from "~/paths";
import type { NewsKind } from "~/vocabulary/notifications";

const REASON = "You get this message because your notification settings ask for it by mail.";

type Ready = { name: string; position: string; applicationId: string; publicOrigin: string };

export function evaluationReady(to: string, about: Ready & { compared: number }): Letter {
  const { name, position, applicationId, publicOrigin, compared } = about;
  const title = `${name}: ${compared ? "evaluation ready" : "for people to read"}`;
  return {
    to,
    subject: `${title} (${position})`,
    preheader: position,
    title,
    paragraphs: [
      compared
        ? `The application for ${position} has been read, and its evaluation is ready.`
        : `No program could compare the application for ${position} with the posting. It is there to read.`,
    ],
    action: { label: "Open the application", url: publicOrigin + paths.candidate(applicationId) },
    afterwards: [changeNews(publicOrigin)],
    reason: REASON,
  };
}

/** `why`: what whoever withdrew wrote beside it; empty for nothing. */
export function withdrawnMail(to: string, about: Ready & { why: string }): Letter {
  const { name, position, applicationId, publicOrigin, why } = about;
  return {
    to,
    subject: `${name} has withdrawn (${position})`,
    preheader: position,
    title: `${name} has withdrawn`,
    paragraphs: [
      `${name} has withdrawn the application for ${fullStop(position)} There is nothing left to decide.`,
      ...(why === "" ? [] : [`What they wrote: ${why}`]),
    ],
    action: { label: "Open the application", url: publicOrigin + paths.candidate(applicationId) },
    afterwards: [changeNews(publicOrigin)],
    reason: "You get this message because you answer for this job.",
  };
}

type Day = {
  kinds: ReadonlySet<NewsKind>;
  came: readonly { position: string; evaluated: number }[];
  publicOrigin: string;
};

export function dailyNews(reader: { to: string; name: string }, day: Day): Letter {
  const lines = linesOf(day);
  const title = day.kinds.has("applied")
    ? `${counted(day.came.length, "person", "people")} applied yesterday`
    : `${counted(day.came.filter(({ evaluated }) => evaluated).length, "evaluation")} ready`;
  return {
    to: reader.to,
    subject: title,
    preheader: lines[0] ?? "",
    title,
    paragraphs: [`Hello ${reader.name},`, "This is what came in yesterday:", ...lines],
    action: { label: "See who", url: day.publicOrigin + paths.candidates() },
    afterwards: [changeNews(day.publicOrigin)],
    reason: REASON,
  };
}

function linesOf({ kinds, came }: Day): string[] {
  const jobs = new Map<string, { applied: number; evaluated: number }>();
  for (const { position, evaluated } of came) {
    const job = jobs.get(position) ?? { applied: 0, evaluated: 0 };
    jobs.set(position, { applied: job.applied + 1, evaluated: job.evaluated + (evaluated ? 1 : 0) });
  }
  return [...jobs].flatMap(([position, { applied, evaluated }]) => {
    const parts = [
      kinds.has("applied") && `${asFigure(applied)} applied`,
      kinds.has("evaluated") && evaluated > 0 && `${asFigure(evaluated)} evaluated`,
    ].filter(Boolean);
    return parts.length === 0 ? [] : [`${position}: ${parts.join(", ")}`];
  });
}
