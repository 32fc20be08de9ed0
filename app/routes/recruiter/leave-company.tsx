import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { blankCookie } from "~/features/accounts/sessions";
import { removeMember } from "~/features/members/change-members";
import { selectLeaver, selectToMeet } from "~/features/members/store";
import { notifyOfRemoval } from "~/features/notifications/notify";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { NOTHING_CHANGED, seeOther } from "~/http/replies";
import { requireMember } from "~/http/session";
import { oneFace } from "~/lib/headline-letters";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { ToMeet } from "./members/ToMeet";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Leave the company – ${brand.name}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const member = await requireMember(request, context);
  const { db } = context.services;
  const [[found], leavers] = await db.batch([
    selectToMeet(db, member),
    selectLeaver(db, member.companyId, member.id),
  ]);
  return {
    companyName: member.companyName,
    toMeet: found?.toMeet ?? [],
    lastOwner: leavers.length === 0,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const member = await requireMember(request, context);
  const left = await attempt(context, "member.not-left", () =>
    removeMember(member, member.id, { ...context.services, tell: notifyOfRemoval, now: context.now }),
  );
  if (!left.ok) return data({ said: NOTHING_CHANGED }, 500);
  if (left.value.kind === "last-owner") return data({ said: OWNER_FIRST }, 409);
  context.log("member.left", { userId: member.id });
  return seeOther(paths.login(), [
    ["Set-Cookie", blankCookie()],
    ["Set-Cookie", await flash("You have left. Your account stays: you can sign in with it.")],
  ]);
}

const OWNER_FIRST = "Make somebody else owner first.";

export default function LeaveCompany() {
  const { companyName, toMeet, lastOwner } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>()?.said;
  return (
    <div className="narrow stack">
      <h1 {...oneFace(companyName)}>Leave {companyName}</h1>
      {said !== undefined && (
        <p className="notice bad" role="alert">
          {said}
        </p>
      )}
      {lastOwner ? (
        said === undefined && (
          <p>
            You are the only owner of {companyName}, which cannot be without one. {OWNER_FIRST}{" "}
            <a href={paths.members()}>Who works here</a>
          </p>
        )
      ) : (
        <p>
          You are signed out at once, and see none of its jobs and candidates any more. What you decided and
          wrote stays, with your name. Jobs that you answered for go to an owner. Your account stays.
        </p>
      )}
      {toMeet.length > 0 && (
        <p>
          You are still to interview <ToMeet people={toMeet} to={paths.candidate} />. They are then without
          you: please ask a recruiter first to find somebody else.
        </p>
      )}
      <Form method="post" className="row">
        {!lastOwner && (
          <Button look="danger" busy="Saving...">
            Leave {companyName}
          </Button>
        )}
        <a href={paths.settings()}>Stay</a>
      </Form>
    </div>
  );
}
