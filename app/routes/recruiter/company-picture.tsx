import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { findCompany } from "~/features/accounts/change-company";
import { PICTURE_CHANGED, PICTURES, setPicture, storePicture } from "~/features/accounts/company-picture";
import { attempt } from "~/http/attempt";
import { flash } from "~/http/flash";
import { readUpload } from "~/http/read-upload";
import { notFound, seeOther } from "~/http/replies";
import { requireRight } from "~/http/session";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import postingStyles from "~/styles/postings.css?url";
import { PictureForm } from "./company-settings/PictureForm";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `A picture of your company – ${brand.name}` }];
export const links = () => [{ rel: "stylesheet", href: postingStyles }];

const kindOf = (named: string | undefined) => PICTURES.find((one) => one === named);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { companyId } = await requireRight(request, context, "company");
  const kind = kindOf(params.kind);
  const company = await findCompany(context.services.db, companyId);
  if (kind === undefined || company === null) throw notFound();
  return { kind, picture: company[kind] };
}

const NO_PICTURE = "Please choose a picture first";
const NOT_STORED = "Your picture could not be stored. Please try again.";

export async function action({ request, context, params }: ActionFunctionArgs) {
  const by = await requireRight(request, context, "company");
  const kind = kindOf(params.kind);
  if (kind === undefined) throw notFound();
  const { fields, files } = await readUpload(request);
  const { db, files: store } = context.services;
  const removes = fields.get("intent") === "remove";
  const bytes = files.get("picture")?.bytes;
  if (bytes === undefined && !removes) return data({ problem: NO_PICTURE }, 422);
  const deps = { db, files: store, by, seen: fields.get("seen") ?? null, now: context.now };
  const stored = await attempt(context, "picture.not-stored", () =>
    bytes === undefined || removes ? setPicture(kind, null, deps) : storePicture(kind, bytes, deps),
  );
  if (!stored.ok) return data({ problem: NOT_STORED }, 503);
  if (stored.value !== null)
    return data({ problem: stored.value }, stored.value === PICTURE_CHANGED ? 409 : 422);
  const done = removes ? "The picture is removed." : "The picture is saved.";
  return seeOther(paths.companySettings(), { "Set-Cookie": await flash(done) });
}

export default function CompanyPicture() {
  const { kind, picture } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <div className="narrow stack">
      <h1>Your company’s picture</h1>
      {refused !== undefined && (
        <p className="notice" role="alert">
          {refused.problem}
        </p>
      )}
      <PictureForm kind={kind} picture={picture} />
      <p>
        <a href={paths.companySettings()}>Back to the company’s page</a>
      </p>
    </div>
  );
}
