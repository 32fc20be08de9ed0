import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Leaving } from "~/components/CompanyLeaves";
import { findLeaving } from "~/features/applications/store";
import { openJobsBeside } from "~/features/postings/open-posting";

type Beside = { others: Awaited<ReturnType<typeof openJobsBeside>>; leaving: Leaving | null };

export async function besideClosed(
  closed: boolean,
  jobId: string,
  { services, now }: AppLoadContext,
): Promise<Beside> {
  if (!closed) return { others: [], leaving: null };
  const [others, [found]] = await Promise.all([
    openJobsBeside(jobId, { ...services, now }),
    findLeaving(services.db, jobId),
  ]);
  const { companyName, eraseAt } = found ?? { companyName: "", eraseAt: null };
  return { others, leaving: eraseAt === null ? null : { companyName, eraseAt } };
}
