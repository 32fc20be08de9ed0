import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Db } from "../../db/client";

/** For lists that no one company's database has whole; with one shard it is the only one. */
export const everywhere = ({ services: { db, others } }: AppLoadContext): Db[] => [db, ...others];
