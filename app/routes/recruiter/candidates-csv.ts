import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportCandidates } from "~/features/candidates/export-candidates";
import { readCandidateQuery } from "~/features/candidates/list-query";
import { enqueueReads } from "~/http/enqueue-reads";
import { requireRight } from "~/http/session";
import { asFile } from "~/lib/csv-file";
import { orInstead } from "./document/instead";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const reader = await orInstead(requireRight(request, context, "candidates.export"));
  const { evaluates } = reader;
  const query = readCandidateQuery(new URL(request.url).searchParams, evaluates);
  enqueueReads(reader, context, { verb: "candidates.exported" });
  const { publicOrigin } = context.settings;
  const deps = { ...context.services, publicOrigin };
  return asFile(exportCandidates({ reader, evaluates }, query, deps), "candidates.csv");
}
