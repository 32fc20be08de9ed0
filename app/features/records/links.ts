import { sha256 } from "~/lib/secrets";
import type { recordChain } from "../../../db/schema";

export type Link = typeof recordChain.$inferSelect;

export const hashOfLink = (link: Omit<Link, "hash" | "prevHash">, prevHash: string): Promise<string> =>
  sha256(
    JSON.stringify({
      body: link.bodyHash,
      company: link.companyId,
      kind: link.kind,
      prev: prevHash,
      prior: link.prior,
      record: link.recordId,
      sealed: link.sealedAt.getTime(),
      seq: link.seq,
    }),
  );
