import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Day } from "~/components/Day";
import { PoolForm } from "~/features/candidates/form";
import { keepInPool, openPool, takeOutOfPool } from "~/features/candidates/pool";
import { statusLabel } from "~/features/candidates/rules";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, NOTHING_CHANGED, refusal, seeOther } from "~/http/replies";
import { oneFace } from "~/lib/headline-letters";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { openCandidate } from "./candidates/open-candidate";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Talent pool: ${data?.name ?? ""} – ${brand.name}` },
];

const find = (args: LoaderFunctionArgs) =>
  openCandidate(args, "candidates.pool", (member, id) => openPool(member, id, args.context.services.db));

export const loader = async (args: LoaderFunctionArgs) => (await find(args)).found;

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { member, found } = await find(args);
  const form = await readForm(request, PoolForm);
  if (!form.ok) throw refusal(400);
  const { id } = found;
  const name = inShort(found.name);
  const deps = { db: context.services.db, now: context.now };
  const removes = form.value.intent === "remove";
  const tried = await attempt(context, "candidate.not-pooled", async () =>
    removes ? void (await takeOutOfPool(member, id, deps)) : await keepInPool(member, [id], deps),
  );
  if (!tried.ok) return broken(NOTHING_CHANGED);
  if (tried.value !== undefined && tried.value.length > 0)
    return data(`${name} cannot be kept in the talent pool by now. Nothing was changed.`, 409);
  const said = removes ? `${name} is no longer in the talent pool.` : `${name} is in the talent pool.`;
  return seeOther(paths.candidate(id), { "Set-Cookie": await flash(said) });
}

export default function Pool() {
  const { id, name, status, stage, ends, left } = useLoaderData<typeof loader>();
  const problem = useActionData<typeof action>();
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidate(id)}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>Talent pool: {name}</h1>
      {problem !== undefined && (
        <p className="error-summary" role="alert">
          {problem}
        </p>
      )}
      {ends !== null ? (
        <p>
          {name} is in the <a href={paths.candidates({ pool: "on" })}>talent pool</a> until{" "}
          <Day of={new Date(ends)} />. Then this ends by itself; they can end it on their page before.
        </p>
      ) : left ? (
        <p>{name} does not want to be kept in mind, and stays out of the talent pool.</p>
      ) : status !== "passed" ? (
        <p>
          {name} stands at “{stage ?? statusLabel(status)}”: only whoever was passed is kept for later jobs.
        </p>
      ) : (
        <p>
          Your company then finds {name} in its talent pool for a year, for jobs to come. They read of it on
          their application’s page, and can end it there. It keeps no data for longer.
        </p>
      )}
      {(ends !== null || (!left && status === "passed")) && (
        <form method="post">
          <button type="submit" name="intent" value={ends === null ? "keep" : "remove"} className="btn">
            {ends === null ? "Keep in the talent pool" : "Take out of the talent pool"}
          </button>
        </form>
      )}
    </div>
  );
}
