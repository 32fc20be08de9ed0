import { sessionKey } from "~/features/accounts/sessions";
import { COOKIE } from "~/features/accounts/stored-sessions";
import { makeGuest } from "../../shards";
import type { AskersPlace, Session } from "./place";

const CHANGES_PERSON = /^\/(?:settings$|settings\/email|confirm-email|verifyemail|keep-email)/;

/** Wherever somebody is a guest, they are called and reached as they have just said. */
export async function syncShards(
  shards: readonly D1Database[],
  request: Request,
  response: Response,
  { account, person, session }: AskersPlace,
) {
  if (session !== undefined) await endReplaced(shards, session, response);
  if (request.method !== "POST" || person === undefined) return;
  if (!CHANGES_PERSON.test(new URL(request.url).pathname)) return;
  for (const data of shards.keys()) {
    const sql = "select 1 from users where id = ? and password_hash = ''";
    const isGuest = data !== account && (await shards[data]?.prepare(sql).bind(person).first());
    if (isGuest) await makeGuest(shards, { data, account }, "id", person);
  }
}

/** Whoever signs in as another, whose account is elsewhere, is signed out there. */
async function endReplaced(shards: readonly D1Database[], { id, shard }: Session, response: Response) {
  const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${COOKIE}=`));
  const fresh = await sessionKey(set?.split(";")[0] ?? null);
  if (fresh === null || fresh.id === id) return;
  await shards[shard]?.prepare("delete from sessions where id = ?").bind(id).run();
}
