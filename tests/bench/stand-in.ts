import { createHash } from "node:crypto";
import type { Verify } from "~/evaluator/dimensions/verify";
import { lineFor, type Person, type Profession, shows, sourceOf } from "./evidence-set";

/** A verifier that knows the labels, and is wrong in a share of its answers; each draw is wrong in others. */
export function standIn(set: Profession, person: Person, accuracy: number, draw = ""): Verify {
  return (at) => {
    const line = lineFor(at.requirement, set.requirements);
    const label = line && person.labels.find(({ req }) => req === line.id);
    const shown = label && shows(at, label, sourceOf(at, set, person));
    const truth = shown ? (label.verdict === "partly" ? "partly" : "yes") : "no";
    const told = `${draw}${set.id} ${person.id} ${at.requirement} ${at.start} ${at.end}`;
    const dice = createHash("sha256").update(told).digest().readUInt32BE() / 2 ** 32;
    return dice < accuracy ? truth : truth === "no" ? "yes" : "no";
  };
}
