import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Moment } from "~/components/Moment";
import { markedParts, readSpan } from "~/features/candidates/marks";
import { findCorrection, openDocument } from "~/features/documents/open-document";
import { enqueueReads } from "~/http/enqueue-reads";
import { notFound } from "~/http/replies";
import { requireVerified } from "~/http/session";
import { flowing } from "~/lib/flowing-text";
import { oneFace } from "~/lib/headline-letters";
import { isId } from "~/lib/ids";
import { pick } from "~/lib/pick";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import work from "~/styles/work.css?url";

export const handle: PageHandle = { kind: "quiet" };
export const links = () => [{ rel: "stylesheet", href: work }];
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.fileName ?? "File"} as text – ${brand.name}` },
];

/** What was read from a file, with the sentence marked that a quote on the dashboard comes from. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const reader = await requireVerified(request, context);
  const { documentId } = params;
  const document = isId(documentId) ? await openDocument(context.services.db, reader, documentId) : undefined;
  if (documentId === undefined || document === undefined) throw notFound();
  const search = new URL(request.url).searchParams;
  const span = readSpan(search.get("mark"));
  const correction = await correctionOf(documentId, search.get("correction") ?? undefined, context);
  if (document.companyId === reader.companyId)
    enqueueReads(reader, context, { verb: "candidate.read", ...pick(document, ["applicationId", "jobId"]) });
  return {
    documentId,
    fileName: document.fileName,
    label: document.kind === "cv" ? "CV" : "Cover letter",
    applicant: document.applicant,
    textState: document.textState,
    scan: document.scan,
    truncated: correction === null && document.truncated === true,
    corrected: correction === null ? null : correction.createdAt,
    parts: markedParts(flowing((correction ?? document).text ?? ""), span === null ? [] : [span]),
    back: reader.recruiter ? paths.candidate(document.applicationId) : paths.application(document.jobId),
  };
}

/** The applicant's correction that the address names; null when it names none. */
async function correctionOf(
  documentId: string,
  correctionId: string | undefined,
  context: LoaderFunctionArgs["context"],
) {
  if (correctionId === undefined) return null;
  if (!isId(correctionId)) throw notFound();
  const [found] = await findCorrection(context.services.db, documentId, correctionId);
  if (found === undefined) throw notFound();
  return found;
}

const NO_TEXT = {
  waiting: "This file is still being read. Look again in a minute.",
  read: "There is no text in this file.",
  "no-text": "We could not read text in this file: it may be a scan. Download it to see it.",
  locked: "This file is locked with a password, so its text could not be read.",
  "too-old": "This is too old a kind of Word file to read. Download it to see it.",
  unreadable: "We could not read this file. Download it to see it.",
} as const;

export default function DocumentText() {
  const { documentId, fileName, label, applicant, textState, scan, truncated, corrected, parts, back } =
    useLoaderData<typeof loader>();
  return (
    <article className="reading document stack">
      <p>
        <a href={back}>← Back to the application</a>
      </p>
      <p className="eyebrow">
        {label} of {applicant}
      </p>
      <h1 {...oneFace(fileName)}>{fileName}</h1>
      {corrected !== null && (
        <p className="notice">
          <strong>Corrected by the applicant</strong>, <Moment of={corrected} />. This is not what was read
          from the file: <a href={paths.documentText(documentId)}>see the text as it was read</a>.
        </p>
      )}
      <p className="muted small">
        The text {corrected === null ? "as it was read" : "as the applicant put it"}, which is what an
        evaluation rests on. Layout and pictures are not part of it.{" "}
        {scan === "infected" ? (
          "A scan found malware in the file, so it is not handed out."
        ) : (
          <>
            <a href={paths.document(documentId)} download>
              Download the file
            </a>{" "}
            ({scan === "clean" ? "a scan found no malware in it" : "not scanned for malware"}).
          </>
        )}
      </p>
      {parts.length === 0 ? (
        <p className="notice">{NO_TEXT[textState]}</p>
      ) : (
        <div className="document-text surface" dir="auto">
          {parts.map((part, index) =>
            part.marked ? (
              <mark key={part.text} id="mark">
                {part.text}
              </mark>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: at most three parts, which never move.
              <span key={index}>{part.text}</span>
            ),
          )}
        </div>
      )}
      {truncated && <p className="muted small">The file goes on; only its beginning was read.</p>}
    </article>
  );
}
