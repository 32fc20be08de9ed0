import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { planPool } from "~/features/candidates/act-on-many";
import { keepInPool } from "~/features/candidates/pool";
import { attempt } from "~/http/attempt";
import { broken } from "~/http/replies";
import { requireRight } from "~/http/session";
import { counted } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { BackToList } from "./bulk/BackToList";
import { OnlyLeft } from "./bulk/OnlyLeft";
import { onwards } from "./bulk/onwards";
import { namesLeft, readChosen, seenIn, whyStopped } from "./bulk/read-chosen";
import { Chosen, WhoIsMeant } from "./bulk/WhoIsMeant";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Keep several in the talent pool – ${brand.name}` }];

const SINCE = "only whoever was passed, and does not mind, is kept for later jobs";
const FAILED = "Not everybody was put there. Press again: who is there stays there.";

export const loader = (asked: LoaderFunctionArgs) => namesLeft(asked, "candidates.pool");

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireRight(request, context, "candidates.pool");
  const formData = await readChosen(request, member, context);
  const bulk = String(formData.get("bulk"));
  const deps = { db: context.services.db, now: context.now };
  const { people, left } = await planPool(member, seenIn(String(formData.get("people"))), deps);
  const asked = { bulk, people, left, problem: null };
  if (formData.get("intent") !== "send" || people.length === 0) return data(asked);
  const ids = people.map(({ id }) => id);
  const tried = await attempt(context, "bulk.failed", () =>
    keepInPool({ ...member, requestId: bulk }, ids, deps),
  );
  if (!tried.ok) return broken({ ...asked, problem: whyStopped(tried.error, FAILED) });
  const said = (done: string) => `In the talent pool: ${done}.`;
  const narrowed = { pool: "on" };
  return onwards(request, { people, missed: tried.value, page: paths.bulkPool, said, narrowed });
}

export default function BulkPool() {
  const missed = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer === undefined || answer.people.length === 0)
    return <OnlyLeft title="Talent pool" missed={missed} asked={answer} since={SINCE} />;
  const { people, problem } = answer;
  const many = counted(people.length, "person", "people");
  return (
    <form method="post" className="narrow form stack">
      <BackToList />
      <h1>Talent pool: {many}</h1>
      {problem !== null && (
        <p className="error-summary" role="alert">
          {problem}
        </p>
      )}
      <Chosen {...answer} />
      <WhoIsMeant {...answer} since={SINCE} />
      <p>
        Your company finds them in its talent pool for a year, for jobs to come. They read of it on their
        application’s page, and can end it there. It keeps no data for longer.
      </p>
      <button type="submit" name="intent" value="send" className="btn">
        Keep {many}
      </button>
    </form>
  );
}
