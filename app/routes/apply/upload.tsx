import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { ErrorSummary } from "~/components/ErrorSummary";
import { mayStillSubmit } from "~/features/applications/rules";
import { type FileProblems, receiveFiles } from "~/features/documents/receive-files";
import {
  knownIn,
  type Refused,
  refusedIn,
  refusedQuery,
  STORE_FAILED,
  TOO_LARGE,
} from "~/features/documents/refused";
import { removeFile } from "~/features/documents/remove-file";
import { reuseCv } from "~/features/documents/reuse-cv";
import {
  CV_REQUIRED,
  chooseAgain,
  fileProblem,
  keptElsewhere,
  unreadProblems,
  uploadedWords,
} from "~/features/documents/rules";
import {
  type Place as FilePlace,
  findUploads,
  type Known,
  ownPlace,
  ownUploads,
} from "~/features/documents/store";
import { uploadPage } from "~/features/documents/upload-page";
import { attempt } from "~/http/attempt";
import { flash, flashRefusal } from "~/http/flash";
import { type Upload as ReadUpload, readUpload } from "~/http/read-upload";
import { seeOther } from "~/http/replies";
import { isId } from "~/lib/ids";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { DOCUMENT_KINDS, type DocumentKind, type TextState } from "~/vocabulary/documents";
import { requireVerifiedWithRow, startFirst } from "./own-application";
import { StepMarks } from "./StepMarks";
import { UploadForm } from "./UploadForm";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Upload your CV – ${brand.name}` }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { jobId, found } = await requireVerifiedWithRow(request, context, params.jobId, ownUploads);
  const page = uploadPage(found);
  if (page === null) throw startFirst(jobId);
  // Its page says that it has been sent, or that the job has closed.
  if (page.submitted || !mayStillSubmit(page.jobStatus)) throw redirect(paths.application(jobId), 302);
  return { jobId, refused: refusedIn(new URL(request.url).searchParams, page), ...page };
}

type Place = { userId: string; jobId: string };

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { viewer, jobId, found } = await requireVerifiedWithRow(request, context, params.jobId, ownPlace);
  const place = { userId: viewer.id, jobId };
  const upload = await readUpload(request).catch((error: unknown) => {
    if (error instanceof Response && error.status === 413) return null;
    throw error;
  });
  if (upload === null) {
    context.log("upload.refused", { purpose: "whole" });
    const whole = { problems: { cv: fileProblem({ kind: "too-large" }, "cv") ?? "" }, form: TOO_LARGE };
    return refuse(whole, 413, place, request, context);
  }
  const intent = upload.fields.get("intent");
  const known = knownIn(upload.fields.get("of"));
  if (intent === "remove-cv") return remove(place, "cv", known, context);
  if (intent === "remove-coverLetter") return remove(place, "coverLetter", known, context);
  if (found !== null && found.submittedAt === null && !mayStillSubmit(found.jobStatus))
    return alreadyClosed(jobId);
  const outcome = await keepAndContinue(place, found, { ...upload, known }, context);
  if (outcome instanceof Response) return outcome;
  return refuse(outcome, outcome.form === undefined ? 422 : 503, place, request, context);
}

async function keepAndContinue(
  place: Place,
  found: FilePlace | null,
  upload: ReadUpload & { known: Known | null },
  context: AppLoadContext,
): Promise<Response | Refused> {
  const deps = { ...context.services, now: context.now };
  const { known } = upload;
  const insists = DOCUMENT_KINDS.filter((kind) => upload.fields.has(`unread-${kind}`));
  const outcome = await receiveFiles(found, { files: receivedFrom(upload), known, insists }, deps);
  switch (outcome.kind) {
    case "no-application":
      return seeOther(paths.apply(place.jobId));
    case "already-submitted":
      return alreadySent(place.jobId);
    case "unavailable":
      context.log("upload.failed", { error: outcome.error });
      return { problems: {}, form: STORE_FAILED };
  }
  const { problems } = outcome;
  const fresh = { ...outcome.kept };
  const chosen = upload.fields.get("existingCv") ?? "";
  if (fresh.cv === undefined && problems.cv === undefined && isId(chosen)) {
    const reused = await reuseCv(place, chosen, known, deps);
    if (reused.kind === "already-submitted") return alreadySent(place.jobId);
    if (reused.kind === "no-application") return seeOther(paths.apply(place.jobId));
    if (reused.kind === "chosen") fresh.cv = reused.textState;
    if (reused.kind === "elsewhere") problems.cv = keptElsewhere("cv");
  }
  Object.assign(problems, { ...tickedAlone(found, upload, fresh), ...problems });
  for (const purpose of Object.keys(problems)) context.log("upload.refused", { purpose });
  const unread = Object.entries(unreadProblems(fresh)).filter(
    ([kind]) => !upload.fields.has(`unread-${kind}`),
  );
  const all: FileProblems = { ...Object.fromEntries(unread), ...problems };
  if (fresh.cv === undefined && all.cv === undefined && !(await hasCvAlready(place, context)))
    all.cv = CV_REQUIRED;
  if (Object.keys(all).length > 0) return { problems: all };
  const words = uploadedWords(fresh, found?.cv ?? null);
  return seeOther(paths.assess(place.jobId, outcome.next ?? undefined), { "Set-Cookie": await flash(words) });
}

type Stored = Partial<Record<DocumentKind, TextState>>;

function tickedAlone(found: FilePlace | null, { fields, files }: ReadUpload, stored: Stored): FileProblems {
  const alone = DOCUMENT_KINDS.filter(
    (kind) => fields.has(`unread-${kind}`) && !files.has(kind) && stored[kind] === undefined,
  );
  const over = alone.filter((kind) => found !== null && found[kind] !== null);
  return Object.fromEntries(over.map((kind) => [kind, chooseAgain(kind)]));
}

/** Without a script a browser is led to a page of its own: back to this one it would send the files again. */
async function refuse(
  refused: Refused,
  status: 413 | 422 | 503,
  { userId, jobId }: Place,
  request: Request,
  context: AppLoadContext,
) {
  if (request.headers.get("Sec-Fetch-Mode") !== "navigate") return data(refused, status);
  const page = await attempt(context, "upload.page-failed", () =>
    findUploads(context.services.db, userId, jobId),
  );
  const files = page.ok ? uploadPage(page.value) : null;
  return files === null
    ? data(refused, status)
    : seeOther(paths.upload(jobId) + refusedQuery(refused, files));
}

const receivedFrom = ({ files }: ReadUpload) =>
  (["cv", "coverLetter"] as const).flatMap((purpose) => {
    const file = files.get(purpose);
    return file === undefined ? [] : [{ purpose, ...file }];
  });

async function hasCvAlready({ userId, jobId }: Place, context: AppLoadContext): Promise<boolean> {
  const page = uploadPage(await findUploads(context.services.db, userId, jobId));
  if (page === null) throw startFirst(jobId);
  if (page.submitted) throw redirect(paths.application(jobId), 303);
  return page.cv !== null;
}

async function remove(place: Place, purpose: DocumentKind, known: Known | null, context: AppLoadContext) {
  const outcome = await removeFile(place, purpose, known, { db: context.services.db, now: context.now });
  if (outcome.kind === "no-application") return seeOther(paths.apply(place.jobId));
  if (outcome.kind === "already-submitted") return alreadySent(place.jobId);
  const what = purpose === "cv" ? "Your CV" : "Your cover letter";
  const said =
    outcome.kind === "removed" ? flash(`${what} has been removed.`) : flashRefusal(`${what} ${REPLACED}`);
  return seeOther(paths.upload(place.jobId), { "Set-Cookie": await said });
}

const alreadySent = async (jobId: string) =>
  seeOther(paths.application(jobId), {
    "Set-Cookie": await flashRefusal("Your application has been sent already; its files stay as they are."),
  });

const alreadyClosed = async (jobId: string) =>
  seeOther(paths.application(jobId), {
    "Set-Cookie": await flashRefusal("The job closed meanwhile, so nothing was stored."),
  });

const REPLACED = "was replaced meanwhile from another tab or device. What is here now stays.";

export default function UploadPage() {
  const { jobId, refused, position, companyName, evaluates, cv, coverLetter, infected, existing } =
    useLoaderData<typeof loader>();
  const reply = (useActionData<typeof action>() as Refused | undefined) ?? refused;
  const problems = reply?.problems ?? {};
  const allErrors = Object.fromEntries(
    Object.entries({ "": reply?.form, ...problems }).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, [message]]],
    ),
  );
  return (
    <div className="narrow stack loose">
      <header>
        <p className="eyebrow">
          {position} · {companyName}
        </p>
        <h1>Upload your CV</h1>
      </header>
      <StepMarks step="upload" evaluates={evaluates}>
        <span className="percent">60%</span>
        <progress className="visually-hidden" max={100} value={60} aria-label="Application progress" />
      </StepMarks>
      <ErrorSummary form={{ id: "upload", allErrors }} />
      {infected.map((fileName) => (
        <p className="notice warn" key={fileName}>
          We found malware in <strong>{fileName}</strong> and took it out of your application. Please choose
          another file.
        </p>
      ))}
      <UploadForm jobId={jobId} problems={problems} cv={cv} coverLetter={coverLetter} existing={existing} />
    </div>
  );
}
