import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TagForm } from "~/features/candidates/form";
import { MOST_TAGS } from "~/features/candidates/rules";
import { openTags, tagCandidates, untag } from "~/features/candidates/tags";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readForm } from "~/http/read-form";
import { broken, invalid, NOTHING_CHANGED, seeOther } from "~/http/replies";
import { oneFace } from "~/lib/headline-letters";
import { inShort } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { COMPANY_FULL, TagField } from "./bulk/TagField";
import { openCandidate } from "./candidates/open-candidate";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Tags: ${data?.name ?? ""} – ${brand.name}` },
];

const find = (args: LoaderFunctionArgs) =>
  openCandidate(args, "candidates.tag", (member, id) => openTags(member, id, args.context.services.db));

export const loader = async (args: LoaderFunctionArgs) => (await find(args)).found;

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { member, found } = await find(args);
  const form = await readForm(request, TagForm);
  if (!form.ok) return invalid(form);
  const { intent, tag } = form.value;
  const deps = { db: context.services.db, now: context.now };
  const tried = await attempt(context, "candidate.not-tagged", async () =>
    intent === "remove"
      ? void (await untag(member, found.id, tag, deps))
      : await tagCandidates(member, [found.id], tag, deps),
  );
  if (!tried.ok) return broken(form.reply({ form: [NOTHING_CHANGED] }));
  const outcome = tried.value;
  if (outcome?.kind === "company-full") return invalid({ reply: form.reply({ tag: [COMPANY_FULL] }) });
  if (outcome !== undefined && outcome.missed.length > 0)
    return invalid({ reply: form.reply({ tag: [FULL] }) });
  const said =
    outcome === undefined ? `“${tag}” is removed.` : `${inShort(found.name)} has the tag “${outcome.tag}”.`;
  return seeOther(paths.tags(found.id), { "Set-Cookie": await flash(said) });
}

const FULL = `Nobody has more than ${MOST_TAGS} tags: please remove one first`;

export default function Tags() {
  const { id, name, tags, known } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const [form, fields] = drawnForm<{ tag: string }>({ id: "tag", lastResult });
  return (
    <div className="narrow stack">
      <p>
        <a href={paths.candidate(id)}>← {name}</a>
      </p>
      <h1 {...oneFace(name)}>Tags: {name}</h1>
      <ErrorSummary form={form} />
      {tags.length > 0 && (
        <ul className="register">
          {tags.map((tag) => (
            <li key={tag} className="row">
              <a href={paths.candidates({ tag })} dir="auto">
                {tag}
              </a>
              <form method="post" className="undo">
                <input type="hidden" name="tag" value={tag} />
                <button type="submit" name="intent" value="remove" className="btn ghost small">
                  Remove <span className="visually-hidden">{tag}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <form method="post" className="form" noValidate>
        <TagField meta={fields.tag} known={known} />
        <button type="submit" name="intent" value="add" className="btn">
          Add
        </button>
      </form>
    </div>
  );
}
