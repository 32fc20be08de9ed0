import type { Db } from "../../../db/client";
import { alertIdIn } from "./alert-token";
import { nextDigest } from "./rules";
import { type Alert, confirmAlert, deleteAlert, keepAlert, selectAlert, withCompanies } from "./store";

type Deps = { db: Db; others?: readonly Db[]; signingSecret: string; now: Date };

/** Null for a link that is none of ours; `alert` is null once it has been stopped or has run out. */
export async function openAlert(
  token: string,
  { db, others = [], signingSecret }: Omit<Deps, "now">,
): Promise<{ alert: Alert | null } | null> {
  const id = await alertIdIn(token, signingSecret);
  if (id === null) return null;
  const [alert] = await withCompanies(await selectAlert(db, id), others);
  return { alert: alert ?? null };
}

export async function changeAlert(token: string, change: "confirm" | "keep", deps: Deps): Promise<void> {
  const { db, now } = deps;
  const { alert } = (await openAlert(token, deps)) ?? { alert: null };
  if (alert === null) return;
  if (change === "keep") await keepAlert(db, alert.id, now);
  else if (alert.confirmedAt === null)
    await confirmAlert(db, alert, { now, nextAt: nextDigest(alert.rhythm, alert.timeZone, now) });
}

/** False for a link that is none of ours. */
export async function stopAlert(token: string, { db, signingSecret }: Omit<Deps, "now">): Promise<boolean> {
  const id = await alertIdIn(token, signingSecret);
  if (id !== null) await deleteAlert(db, id);
  return id !== null;
}
