import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderToReadableStream } from "react-dom/server";
import { brand } from "~/brand";
import { attachmentHeader } from "~/features/documents/file-name";
import { openDocument } from "~/features/documents/open-document";
import { notFound } from "~/http/replies";
import { requireVerified } from "~/http/session";
import { isId } from "~/lib/ids";
import { paths } from "~/paths";

const TYPES = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/** The file as it was sent, to be saved and never shown by the browser (security.md D4). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const reader = await requireVerified(request, context);
  const { documentId } = params;
  const document = isId(documentId) ? await openDocument(context.services.db, reader, documentId) : undefined;
  if (documentId === undefined || document === undefined) throw notFound();
  if (document.scan === "infected") return instead(documentId, 403, "This file is not safe", INFECTED);
  const file = await context.services.files.get(document.storageKey);
  if (file === null) {
    context.log("document.missing", { documentId });
    return instead(documentId, 410, "This file is no longer here", MISSING);
  }
  return new Response(file.body, {
    headers: {
      "Content-Type": TYPES[document.type],
      "Content-Length": String(file.size),
      "Content-Disposition": attachmentHeader(document.fileName),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}

const INFECTED = "A scan found malware in it, so it is not handed out. What was read from it is still here.";
const MISSING =
  "Its entry is here, but the file itself is not in our store. We have been told. What was read from it before may still be here.";

async function instead(
  documentId: string,
  status: 403 | 410,
  title: string,
  advice: string,
): Promise<Response> {
  const page = await renderToReadableStream(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${title} – ${brand.name}`}</title>
        <link rel="stylesheet" href="/plain.css" />
      </head>
      <body>
        <main>
          <p className="brand">{brand.name}</p>
          <h1>{title}</h1>
          <p>{advice}</p>
          <p>
            <a href={paths.documentText(documentId)}>See its text</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return new Response(page, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8" },
  });
}
