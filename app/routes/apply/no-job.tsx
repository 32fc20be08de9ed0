import type { MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import type { PageHandle } from "~/page";
import { NoJob } from "./NoJob";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Job not found – ${brand.name}` }];

export const loader = () => data(null, 404);

export default function ApplyWithoutJob() {
  return <NoJob reason="No job ID provided" />;
}
