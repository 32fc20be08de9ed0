import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirect } from "@remix-run/server-runtime";
import { readSeen } from "~/features/applications/seen-people";
import { type Person, selectPeople } from "~/features/candidates/decide-many";
import { candidateSearch, listSearch, openList, readCandidateQuery } from "~/features/candidates/list-query";
import { MOST_AT_ONCE, seenAs } from "~/features/candidates/rules";
import { selectable } from "~/features/candidates/selectable";
import { NoLongerTheirs } from "~/features/members/in-batches";
import { may } from "~/features/members/rules";
import { withinReach } from "~/features/members/scope";
import { readFormData } from "~/http/read-form";
import { refusal, seeOther } from "~/http/replies";
import { type Member, requireRight } from "~/http/session";
import { isId, newId } from "~/lib/ids";
import { paths } from "~/paths";

type Context = ActionFunctionArgs["context"];

/** In bytes: five hundred people as they were seen, and some words. */
const LARGEST = 48 * 1024;
export const MOST_NAMED = 20;

const ASKED = "bulk-asked";

/** What a list sends, or the page that asks: with `people`, and an id for what is done to them. */
export async function readChosen(request: Request, reader: Member, context: Context, bytes = LARGEST) {
  context.memo.set(ASKED, Promise.resolve());
  const formData = await readFormData(request, bytes);
  if (!formData.has("people")) formData.set("people", await chosenIn(formData, reader, context));
  if (!formData.has("bulk")) formData.set("bulk", newId(context.now));
  return formData;
}

export function seenIn(people: string) {
  const seen = readSeen(people);
  if (seen.length > MOST_AT_ONCE) throw refusal(400);
  return seen;
}

export const whyStopped = (error: Error, failed: string): string =>
  error instanceof NoLongerTheirs ? error.message : failed;

export const listOf = (request: Request): string => openList(new URL(request.url).search);

export const leftIn = (request: Request): string[] =>
  (new URL(request.url).searchParams.get("left") ?? "").split(" ").filter(isId).slice(0, MOST_NAMED);

/** For the address a press leads to: whom it left out. Null where a form is answered, which names them. */
export async function namesLeft(
  { request, context }: LoaderFunctionArgs,
  act: Parameters<typeof requireRight>[2],
): Promise<Person[] | null> {
  if (context.memo.has(ASKED)) return null;
  const reader = await requireRight(request, context, act);
  const left = leftIn(request);
  if (left.length === 0) throw redirect(paths.candidates() + listOf(request));
  const people = await selectPeople(context.services.db, reader, left, withinReach(reader, "candidates"));
  return people.map(({ id, name, status, stage }) => ({ id, name, status, stage }));
}

/** As `id:status` of each; all that fit a list are found anew, with where they stand by now. */
async function chosenIn(form: FormData, reader: Member, { services }: Context): Promise<string> {
  const list = form.get("fitting");
  if (list === null) return String(form.get("everybody") ?? form.getAll("one").join(" "));
  const read = readCandidateQuery(new URLSearchParams(String(list)), reader.evaluates);
  const query = may(reader.role, "candidates.pool") ? read : { ...read, pool: null };
  const { people, more } = await selectable(services.db, reader, query);
  if (more)
    throw seeOther(
      may(reader.role, "candidates.decide")
        ? paths.bulk(listSearch(query))
        : paths.candidates() + candidateSearch({ ...query, selects: true }),
    );
  return seenAs(people);
}
