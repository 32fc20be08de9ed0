import type { Letter } from "~/features/outbox/letter";
import { newId } from "~/lib/ids";
import type { Actor } from "~/vocabulary/activity";
import type { CandidateStatus } from "~/vocabulary/applications";
import type { UndoWindow } from "~/vocabulary/decisions";
import type { Db } from "../../../db/client";
import { asSeen, type Seen } from "../applications/seen-people";
import { mailLeaves } from "../decisions/rules";
import { selectSettings } from "../decisions/settings";
import { inBatches } from "../members/in-batches";
import { findStages } from "../stages/job-stages";
import { mayChangeStage, shownWords, stageOf } from "../stages/rules";
import { bulkChanges, type Person, selectPeople } from "./decide-many";
import { type Deps, letterOf, type Mover } from "./move-candidate";
import { type MayBring, shiftAmong } from "./move-to-stage";
import { type Decision, mailOf, takeDecisions } from "./status-change";

type Asked = { stage: string; seen: readonly Seen[] };

/** `at`: the name of the stage, and `seen` its id. */
export type Standing = Person & { at: string; seen: string };
/** `letter` is null among the stages of one status, of which nobody is told. */
type Planned = { person: Person; userId: string; stageId: string | null; letter: Letter | null };
type Stage = { id: string; name: string; status: CandidateStatus };

type StagePlan =
  | { kind: "nobody"; left: Person[] }
  | { kind: "jobs"; jobs: { id: string; title: string; people: number }[] }
  | { kind: "four-steps"; job: string; title: string }
  | {
      kind: "stages";
      stages: Stage[];
      target: Stage | null;
      people: Standing[];
      /** Stand elsewhere than they were seen. */
      left: Person[];
      /** Stand there already, or cannot be brought there. */
      staying: Person[];
      planned: Planned[];
      leaves: Date | null;
      undoWindow: UndoWindow;
    };

/** Who would be moved to that stage of their job, with each one's mail, and who is left out. */
export async function planStage(
  mover: Mover,
  { stage, seen }: Asked,
  mayBring: MayBring,
  { db, publicOrigin, now }: Omit<Deps, "jobs">,
): Promise<StagePlan> {
  const [found, [company]] = await db.batch([
    selectPeople(
      db,
      mover,
      seen.map(({ id }) => id),
    ),
    selectSettings(db, mover.companyId),
  ]);
  if (company === undefined) throw new Error("a recruiter has a company");
  const people = asSeen(found, seen);
  const [first] = people.meant;
  if (first === undefined) return { kind: "nobody", left: people.left.map(shown) };
  const jobs = [...new Set(people.meant.map(({ jobId }) => jobId))];
  if (jobs.length > 1) return { kind: "jobs", jobs: jobs.map((id) => jobOf(id, people.meant)) };
  const [{ stages } = { stages: [] }] = await findStages(db, mover.companyId, first.jobId);
  if (stages.length === 0) return { kind: "four-steps", job: first.jobId, title: first.position };
  const sawAt = new Map(seen.map((one) => [one.id, one.stage]));
  const at = (one: (typeof found)[number]) => stageOf(stages, one)?.id ?? "";
  const asLastSeen = (one: (typeof found)[number]) => (sawAt.get(one.id) ?? at(one)) === at(one);
  const here = people.meant.filter(asLastSeen);
  const target = stages.find(({ id }) => id === stage) ?? null;
  const goes = (one: (typeof found)[number]) =>
    target !== null &&
    at(one) !== target.id &&
    mayChangeStage(one.status, target.status) &&
    mayBring(one.status, target.status);
  const told = here.flatMap((one) => (one.held !== null && one.status !== target?.status ? [one.held] : []));
  const behind = told.length > 0 ? new Date(Math.max(...told.map((day) => day.getTime()))) : null;
  return {
    kind: "stages",
    stages: stages
      .filter(({ status }) =>
        here.some((one) => mayChangeStage(one.status, status) && mayBring(one.status, status)),
      )
      .map(({ id, name, status }) => ({ id, name, status })),
    target,
    people: here.map((one) => ({ ...shown(one), seen: at(one), at: stageOf(stages, one)?.name ?? "" })),
    left: [...people.left, ...people.meant.filter((one) => !asLastSeen(one))].map(shown),
    staying: target === null ? [] : here.filter((one) => !goes(one)).map(shown),
    planned: here.filter(goes).map((one) => {
      const to = target?.status ?? one.status;
      const { email, firstName, position, jobId } = one;
      const stage = target === null ? undefined : shownWords(target);
      const about = { firstName, position, jobId, companyName: mover.companyName, publicOrigin, stage };
      const letter =
        to === one.status ? null : letterOf(email, { from: one.status, to, offer: null }, about, null);
      return { person: shown(one), userId: one.userId, stageId: one.stageId, letter };
    }),
    undoWindow: company.settings.undoWindow,
    leaves: mailLeaves(company.settings.undoWindow, company.timeZone, now, behind),
  };
}

const shown = ({ id, name, status, stage }: Person): Person => ({ id, name, status, stage });

const jobOf = (id: string, people: readonly { jobId: string; position: string }[]) => {
  const those = people.filter(({ jobId }) => jobId === id);
  return { id, title: those[0]?.position ?? "", people: those.length };
};

type Bulk = { id: string; target: Stage };
type Plan = Extract<StagePlan, { kind: "stages" }>;

/** As `decideMany`. Returns by id who moved. */
export async function moveMany(
  mover: Mover & Actor,
  { id: bulkId, target }: Bulk,
  { planned, leaves }: Pick<Plan, "planned" | "leaves">,
  { db, now, jobs }: Omit<Deps, "publicOrigin">,
): Promise<Set<string>> {
  await inBatches(mover, "candidates.decide", planned, { db, now }, async (some) => {
    const told = some.flatMap(({ person, userId, stageId, letter }): Decision[] =>
      letter === null
        ? []
        : [
            {
              news: { changeId: newId(now), applicationId: person.id, userId, status: target.status },
              ...{ letter, from: person.status, offer: null, stage: stageId },
            },
          ],
    );
    const silent = some
      .filter(({ letter }) => letter === null)
      .map(({ person: { id, status }, stageId }) => ({
        ...{ changeId: newId(now), applicationId: id, status, from: stageId },
      }));
    const facts = { to: target.status, leaves, reason: null, bulkId, toStage: target.id, now };
    if (told.length > 0) await takeDecisions(db, mover, told, facts);
    if (told.length > 0 && leaves === null)
      await jobs.wake({ kind: "outbox", ids: told.map(({ news }) => mailOf(news.changeId)) });
    if (silent.length > 0) await shiftAmong(db, mover, silent, { to: target.id, bulkId, now });
  });
  return movedBy(db, mover, bulkId);
}

export const movedBy = async (db: Db, mover: Mover, bulkId: string): Promise<Set<string>> =>
  new Set((await bulkChanges(db, mover, bulkId)).map(({ id }) => id));
