import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderToStaticMarkup } from "react-dom/server";
import { InsteadOfFile } from "~/components/InsteadOfFile";
import { attachmentHeader } from "~/features/documents/file-name";
import { findEvidence } from "~/features/notices/store";
import { notFound } from "~/http/replies";
import { savedFile } from "~/http/saved-file";
import { isId } from "~/lib/ids";
import { paths } from "~/paths";
import { requirePass } from "./pass-guard";

const TYPES = { pdf: "application/pdf", jpg: "image/jpeg", png: "image/png" } as const;

/** Unlocking leads to the notice, since a file shows no page. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { noticeId = "", fileId = "" } = params;
  await requirePass(request, context, paths.passNotice(noticeId));
  const { services } = context;
  const known = isId(noticeId) && isId(fileId);
  const evidence = known ? await findEvidence(services.db, noticeId, fileId) : undefined;
  if (evidence === undefined) throw notFound();
  const file = await services.files.get(evidence.storageKey);
  if (file !== null) {
    return savedFile(file, {
      type: TYPES[evidence.type],
      disposition: attachmentHeader(evidence.fileName),
    });
  }
  context.log("evidence.missing", { noticeId, fileId });
  const page = renderToStaticMarkup(
    <InsteadOfFile title="This file is no longer here">
      <p>The notice names it, but the file itself is not in our store.</p>
      <p>
        <a href={paths.passNotice(noticeId)}>Back to the notice</a>
      </p>
    </InsteadOfFile>,
  );
  return new Response(`<!DOCTYPE html>${page}`, {
    status: 410,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}
