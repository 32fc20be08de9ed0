import { cookieIn, HOST_ONLY } from "~/lib/cookies";
import { type Signing, seal, unseal } from "~/lib/sealed";
import { sha256 } from "~/lib/secrets";
import { after, minutes } from "~/lib/time";
import type { ProvidedPerson, RoundTrip } from "~/services/identity/identity";
import type { Db } from "../../../db/client";
import { countAttempt } from "./attempts";

/** For signing in elsewhere, and then for proving that an account here is one's own. */
const PATIENCE = minutes(10);
const TRIP = "__Host-provider";
const PENDING = "__Host-provider-link";

export type Trip = RoundTrip & { redirect: string | null };

export type Pending = { person: ProvidedPerson & { email: string }; redirect: string | null };

export const keepTrip = (trip: Trip, signing: Signing): Promise<string> => keep(TRIP, trip, signing);

/** Works once. Null when the browser began no such trip, too long ago, or has come back before. */
export async function endTrip(
  cookies: string | null,
  state: string | null,
  { db, ...signing }: Signing & { db: Db },
): Promise<Trip | null> {
  const trip = (await read(TRIP, cookies, signing)) as Trip | null;
  if (trip === null || !state || !trip.state) return null;
  if ((await sha256(trip.state)) !== (await sha256(state))) return null;
  const once = { key: `provider-state:${await sha256(state)}`, most: 1, within: PATIENCE };
  return (await countAttempt(db, [once], signing.now)) === null ? trip : null;
}

export const keepPending = (pending: Pending, signing: Signing): Promise<string> =>
  keep(PENDING, pending, signing);

export const readPending = async (cookies: string | null, signing: Signing): Promise<Pending | null> =>
  (await read(PENDING, cookies, signing)) as Pending | null;

export const noTrip = (): string => blank(TRIP);
export const noPending = (): string => blank(PENDING);

const blank = (name: string) => `${name}=; Max-Age=0; ${HOST_ONLY}`;

async function keep(name: string, value: unknown, { signingSecret, now }: Signing): Promise<string> {
  const sealed = await seal(signingSecret, name, value, after(now, PATIENCE));
  return `${name}=${sealed}; Max-Age=${PATIENCE / 1000}; ${HOST_ONLY}`;
}

const read = (name: string, cookies: string | null, { signingSecret, now }: Signing) =>
  unseal(signingSecret, name, cookieIn(cookies, name), now);
