import { bringLast, bringTasks, compare, forgetAccounts } from "./bring-last.ts";
import { begin, COPIED, catchUp, copyChunk, type Moving, progressOf } from "./copy-company.ts";
import { arriving, dropGuards, frozen, waiting } from "./guards.ts";
import { removeCompany } from "./remove-company.ts";
import { NOTICED } from "./tables.ts";

/** Each step is one transaction of where it writes: it goes on where it was cut off (record 160). */
export type Move = {
  companyId: string;
  source: number;
  target: number;
  step: MoveStep;
  since: number;
};

export const MOVE_STEPS = ["copying", "frozen", "switched", "leaving"] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

export type Shards = readonly D1Database[];

const SETTLED = 50;
/** Whoever holds a company still for longer has died meanwhile: people may write again. */
const LONGEST_STILL = 10_000;
const SCRATCH = ["move_steps", "move_kept"];
/** Requests that began before the switch still read where the company was. */
export const REST = 30_000;

const directoryOf = ([directory]: Shards): D1Database => {
  if (directory === undefined) throw new Error("there is no directory");
  return directory;
};

const shard = (shards: Shards, number: number): D1Database => {
  const found = shards[number];
  if (found === undefined) throw new Error(`there is no shard ${number}`);
  return found;
};

/** One at a time. False where another moves, and where the company is there already or not at all. */
export async function beginMove(
  shards: Shards,
  companyId: string,
  target: number,
  now: Date,
): Promise<boolean> {
  const directory = directoryOf(shards);
  const source = await shardOf(shards, companyId);
  if (source === null || source === target || shards[target] === undefined) return false;
  const begun = await directory
    .prepare(
      `insert into company_places (company_id, shard, target, step, since)
      select ?1, ?2, ?3, 'copying', ?4
        where not exists (select 1 from company_places where step is not null)
      on conflict (company_id) do update set target = ?3, step = 'copying', since = ?4
        where shard = ?2 returning company_id`,
    )
    .bind(companyId, source, target, now.getTime())
    .all();
  return begun.results.length > 0;
}

/** Null where no shard has such a company. */
export async function shardOf(shards: Shards, companyId: string): Promise<number | null> {
  const placed = await directoryOf(shards)
    .prepare("select shard from company_places where company_id = ?")
    .bind(companyId)
    .first<number>("shard");
  if (placed !== null) return placed;
  const has = (db: D1Database) => db.prepare("select 1 from companies where id = ?").bind(companyId).first();
  const found = (await Promise.all(shards.map(has))).findIndex((row) => row !== null);
  return found === -1 ? null : found;
}

export async function moveOf(shards: Shards, companyId: string): Promise<Move | null> {
  const row = await directoryOf(shards)
    .prepare(
      `select company_id as companyId, shard, target, step, since from company_places
      where company_id = ? and step is not null`,
    )
    .bind(companyId)
    .first<{ companyId: string; shard: number; target: number; step: MoveStep; since: number }>();
  if (row === null) return null;
  const { shard: at, target: other, ...move } = row;
  const switched = row.step === "switched" || row.step === "leaving";
  // Once it was switched, the company's shard is where it came to, and `target` where it was.
  return { ...move, source: switched ? other : at, target: switched ? at : other };
}

export async function movingCompany(shards: Shards): Promise<string | null> {
  return directoryOf(shards)
    .prepare("select company_id from company_places where step is not null limit 1")
    .first<string>("company_id");
}

/** Does what is next: `more` is to be done, `wait` when it is not yet time for it. */
export async function continueMove(
  shards: Shards,
  companyId: string,
  now: Date,
): Promise<"more" | "wait" | "done"> {
  const move = await moveOf(shards, companyId);
  if (move === null) return "done";
  const of = { ...move, from: shard(shards, move.source), to: shard(shards, move.target), now };
  if (move.step === "copying") return copyMore(shards, of);
  if (move.step === "frozen") return holdAndSwitch(shards, of);
  if (move.step === "switched") {
    await dropGuards(of.to, "waiting");
    await bringTasks(of);
    if (now.getTime() < move.since + REST) return "wait";
    await setStep(shards, of, "switched", "leaving");
    return "more";
  }
  await removeCompany(of.from, companyId);
  await dropGuards(of.from, "followed");
  await dropGuards(of.from, "frozen");
  await of.to.batch(SCRATCH.map((name) => of.to.prepare(`drop table if exists ${name}`)));
  await directoryOf(shards)
    .prepare("update company_places set target = null, step = null where company_id = ? and step = 'leaving'")
    .bind(companyId)
    .run();
  return "done";
}

/** False once the company is where it was going, and where none moves. */
export async function abandonMove(shards: Shards, companyId: string): Promise<boolean> {
  const move = await moveOf(shards, companyId);
  if (move === null || move.step === "switched" || move.step === "leaving") return false;
  const from = shard(shards, move.source);
  const to = shard(shards, move.target);
  await dropGuards(from, "frozen");
  await dropGuards(from, "followed");
  await removeCompany(to, companyId);
  await dropGuards(to, "arriving");
  await dropGuards(to, "waiting");
  await to.batch(SCRATCH.map((name) => to.prepare(`drop table if exists ${name}`)));
  await directoryOf(shards)
    .prepare("update company_places set target = null, step = null where company_id = ? and shard = ?")
    .bind(companyId, move.source)
    .run();
  return true;
}

type Step = Move & Moving & { now: Date };

async function setStep(
  shards: Shards,
  { companyId, now }: Step,
  before: MoveStep,
  step: MoveStep,
): Promise<void> {
  await directoryOf(shards)
    .prepare("update company_places set step = ?, since = ? where company_id = ? and step = ?")
    .bind(step, now.getTime(), companyId, before)
    .run();
}

async function copyMore(shards: Shards, of: Step): Promise<"more" | "wait"> {
  const progress = await progressOf(of);
  if (progress === null) {
    if (of.now.getTime() < of.since + NOTICED) return "wait";
    await begin(of);
    return "more";
  }
  if (progress.table < COPIED.length) {
    await copyChunk(of, progress);
    return "more";
  }
  const caught = await catchUp(of, progress);
  if (caught < SETTLED) {
    await setStep(shards, of, "copying", "frozen");
  }
  return "more";
}

async function holdAndSwitch(shards: Shards, of: Step): Promise<"more"> {
  const { from, companyId, now } = of;
  const directory = directoryOf(shards);
  const progress = await progressOf(of);
  if (progress === null || now.getTime() > of.since + LONGEST_STILL) {
    await dropGuards(of.to, "waiting", arriving(companyId));
    await forgetAccounts(of);
    await dropGuards(from, "frozen");
    await setStep(shards, of, "frozen", "copying");
    return "more";
  }
  await from.batch(frozen(companyId).map((sql) => from.prepare(sql)));
  let at = progress;
  while ((await catchUp(of, at)) > 0) at = (await progressOf(of)) ?? at;
  await bringLast(of);
  await compare(of);
  await dropGuards(of.to, "arriving", waiting(companyId));
  await directory
    .prepare(
      `update company_places set shard = target, target = shard, step = 'switched', since = ?
      where company_id = ? and step = 'frozen'`,
    )
    .bind(now.getTime(), companyId)
    .run();
  await dropGuards(of.to, "waiting");
  return "more";
}
