import { pick } from "~/lib/pick";
import { dayIn } from "~/lib/zoned-day";
import type { Actor } from "~/vocabulary/activity";
import type { Db } from "../../../db/client";
import type { PublishedAnyway } from "../../../db/schema";
import { asPosted } from "./build-posting";
import type { JobText } from "./fields";
import { type Gate, publishGate } from "./publish-gate";
import { findJob, type StatusSet, setJobStatus, textOfJob } from "./store";

/** What a company's jobs begin with, and whether their applications are evaluated. */
export type CompanyFacts = { evaluates: boolean; defaultCountry: string };

export type PublishOutcome =
  | { kind: "published"; title: string }
  /** Not while these stand; warnings alone are passed by a tick. */
  | { kind: "held"; title: string; gate: Gate }
  | Exclude<StatusSet, { kind: "set" }>;

type Deps = { db: Db; now: Date; company: CompanyFacts & Actor };

/** A draft, paused or closed job becomes active, if it may. One that is active already stays as it is. */
export async function publishJob(
  { jobId, anyway }: { jobId: string; anyway: boolean },
  deps: Deps,
): Promise<PublishOutcome> {
  const stored = await findJob(deps.db, deps.company.companyId, jobId);
  if (stored === undefined) return { kind: "absent" };
  const { title } = stored;
  if (stored.status === "active") return setActive(jobId, {}, deps);
  const job = withDefaults(textOfJob(stored), deps.company);
  const gate = gateFor(job, deps);
  if (holdsBack(gate, { anyway })) return { kind: "held", title, gate };
  const place = pick(job, ["country", "locality", "remoteFrom"]);
  return setActive(jobId, { ...place, ...passed(gate, deps) }, deps);
}

type Placed = Partial<Pick<JobText, "country" | "locality" | "remoteFrom">>;

async function setActive(
  jobId: string,
  change: Placed & { publishedAnyway?: PublishedAnyway },
  { db, company, now }: Deps,
): Promise<PublishOutcome> {
  const set = await setJobStatus(db, company, jobId, { ...change, status: "active" }, now);
  return set.kind === "set" ? { kind: "published", title: set.title } : set;
}

/** With what the company's settings say where the job says nothing. */
export const withDefaults = <Job extends JobText>(job: Job, company: CompanyFacts): Job =>
  asPosted({ ...job, country: job.country || company.defaultCountry });

export const gateFor = (
  job: JobText,
  { company, now }: { company: Pick<CompanyFacts, "evaluates">; now: Date },
): Gate => publishGate(job, { evaluates: company.evaluates, today: dayIn(now, job.timeZone) });

/** What an active job misses, but for what was published anyway; null for nothing. */
export function missingFrom(
  job: JobText & { publishedAnyway: PublishedAnyway | null },
  about: Parameters<typeof gateFor>[1],
): Gate | null {
  const { errors, warnings } = gateFor(job, about);
  const open = warnings.filter(({ code }) => !job.publishedAnyway?.warnings.includes(code));
  return errors.length + open.length === 0 ? null : { errors, warnings: open };
}

export const holdsBack = ({ errors, warnings }: Gate, { anyway }: { anyway: boolean }): boolean =>
  errors.length > 0 || (warnings.length > 0 && !anyway);

export function passed(
  { warnings }: Gate,
  { company, now }: Pick<Deps, "company" | "now">,
): { publishedAnyway?: PublishedAnyway } {
  if (warnings.length === 0) return {};
  const codes = warnings.map(({ code }) => code);
  return { publishedAnyway: { warnings: codes, userId: company.id, at: now.getTime() } };
}
