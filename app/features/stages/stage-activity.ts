import type { ActivityVerb } from "~/vocabulary/activity";
import { STAGE_KIND_WORDS } from "~/vocabulary/stages";
import type { JobStage } from "./job-stages";

type Kept = Omit<JobStage, "people">;
type Entry = { verb: ActivityVerb; object: string; before?: string; after?: string };
type Changed = {
  before: readonly Kept[];
  after: readonly Kept[];
  gone: readonly Kept[];
  moveTo: string;
  title: string;
};

/** What was done, a line of the log for each stage; nothing where all stays as it was. */
export function activityOfStages({ before, after, gone, moveTo, title }: Changed): Entry[] {
  if (before.length === 0)
    return [{ verb: "stages.made", object: title, after: after.map(({ name }) => name).join(", ") }];
  const nameOf = (id: string) => after.find((stage) => stage.id === id)?.name;
  return [
    ...gone.map(({ name }): Entry => ({ verb: "stage.deleted", object: name, after: nameOf(moveTo) ?? "" })),
    ...after.flatMap((stage): Entry[] => {
      const known = before.find(({ id }) => id === stage.id);
      if (known === undefined) return [{ verb: "stage.added", object: stage.name }];
      const [was, is] = [wordsOf(known), wordsOf(stage)];
      const moved = gone.length === 0 && before.length === after.length && known.position !== stage.position;
      const changed: Entry = { verb: "stage.changed", object: stage.name, before: was, after: is };
      if (was !== is) return [changed];
      if (known.mailTemplate !== stage.mailTemplate) return [{ ...changed, after: `${is}: another one` }];
      if (!moved) return [];
      const place = ({ position }: Kept) => `place ${position + 1}`;
      return [{ ...changed, before: place(known), after: place(stage) }];
    }),
  ];
}

const wordsOf = ({ name, kind, shownAs, promiseDays, mailTemplate }: Kept): string =>
  [
    name,
    STAGE_KIND_WORDS[kind].label,
    shownAs !== "" && `“${shownAs}”`,
    promiseDays !== null && `${promiseDays} days`,
    mailTemplate !== "" && "with a mail of its own",
  ]
    .filter(Boolean)
    .join(", ");
