import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { assignInterviewers } from "~/features/assignments/assign";
import { selectCandidateName } from "~/features/candidates/find-candidate";
import { choicesPage, readCursor, selectInterviewers } from "~/features/members/store";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readFormData } from "~/http/read-form";
import { notFound, refusalWithForm, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import { oneFace } from "~/lib/headline-letters";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { ChoosePeople } from "./members/ChoosePeople";
import { chosenPeople } from "./members/chosen-people";
import { FurtherPeople } from "./members/FurtherPeople";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Interviewers – ${brand.name}` }];

const right = ({ request, params, context }: LoaderFunctionArgs) =>
  requireRight(request, context, "candidates.interviewers", { application: params.applicationId ?? "" });

export async function loader(args: LoaderFunctionArgs) {
  const { companyId } = await right(args);
  const id = args.params.applicationId;
  const { db } = args.context.services;
  if (!isId(id)) throw notFound();
  const after = readCursor(new URL(args.request.url).searchParams.get("after"));
  const [[candidate], found] = await db.batch([
    selectCandidateName(db, companyId, id),
    selectInterviewers(db, companyId, id, after),
  ]);
  if (candidate === undefined) throw notFound();
  const { list: people, next } = choicesPage(found);
  return { id, name: candidate.name, people, next };
}

export async function action(args: ActionFunctionArgs) {
  const member = await right(args);
  const id = args.params.applicationId;
  const formData = await readFormData(args.request);
  const { db } = args.context.services;
  if (!isId(id)) throw notFound();
  const [candidate] = await selectCandidateName(db, member.companyId, id);
  if (candidate === undefined) throw notFound();
  const assigned = await attempt(args.context, "candidate.interviewers-not-changed", () =>
    assignInterviewers(db, member, id, chosenPeople(formData), args.context.now),
  );
  if (!assigned.ok) throw await refusalWithForm(args.context, 503);
  args.context.log("candidate.interviewers-changed", { userId: member.id, applicationId: id });
  return seeOther(paths.candidate(id), { "Set-Cookie": await flash("The interviewers are saved.") });
}

export default function Interviewers() {
  const { id, name, people, next } = useLoaderData<typeof loader>();
  return (
    <div className="narrow stack">
      <h1 {...oneFace(name)}>Who interviews {name}?</h1>
      <p>
        Interviewers see the name, CV and answers of those whom they are to meet, and nobody else. Whoever is
        chosen hears of it.
      </p>
      <ChoosePeople
        people={people}
        legend="Interviewers"
        none="There is no interviewer yet."
        back={{ href: paths.candidate(id), words: "back to the candidate" }}
      />
      <FurtherPeople next={next} to={(after) => paths.interviewers(id, after)} />
    </div>
  );
}
