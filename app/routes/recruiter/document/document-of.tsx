import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { attachmentHeader } from "~/features/documents/file-name";
import { openDocument } from "~/features/documents/open-document";
import { enqueueReads } from "~/http/enqueue-reads";
import { framedPdf, savedFile } from "~/http/saved-file";
import { requireVerified } from "~/http/session";
import { isId } from "~/lib/ids";
import { pick } from "~/lib/pick";
import { paths } from "~/paths";
import { instead } from "./instead";

const TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** `framed`: a PDF's pages, for the browser's own viewer within the candidate's page. */
export async function documentOf(
  { request, params, context }: LoaderFunctionArgs,
  how: "saved" | "framed",
): Promise<Response> {
  const reader = await requireVerified(request, context);
  const { documentId } = params;
  const document = isId(documentId) ? await openDocument(context.services.db, reader, documentId) : undefined;
  const noPages = how === "framed" && document?.type !== "pdf";
  if (documentId === undefined || document === undefined || noPages) {
    return instead(404, "There is nothing here", NOTHING, {
      href: paths.home(),
      words: "Go to the start page",
    });
  }
  const text = { href: paths.documentText(documentId), words: "See its text" };
  if (document.scan === "infected") return instead(403, "This file is not safe", INFECTED, text);
  const file = await context.services.files.get(document.storageKey);
  if (file === null) {
    context.log("document.missing", { documentId });
    return instead(410, "This file is no longer here", MISSING, text);
  }
  if (document.companyId === reader.companyId)
    enqueueReads(reader, context, { verb: "candidate.read", ...pick(document, ["applicationId", "jobId"]) });
  return how === "framed"
    ? framedPdf(file)
    : savedFile(file, {
        type: TYPES[document.type],
        disposition: attachmentHeader(document.fileName),
      });
}

const NOTHING = "The address may be mistyped, or the file that stood here has gone.";
const INFECTED = "A scan found malware in it, so it is not handed out. What was read from it is still here.";
const MISSING =
  "Its entry is here, but the file itself is not in our store. We have been told. What was read from it " +
  "before may still be here.";
