import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { pictureKey } from "~/features/accounts/company-picture";
import { refusal } from "~/http/replies";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const [, hash, type] = /^([0-9a-f]{64})\.(png|jpeg|webp)$/.exec(params.name ?? "") ?? [];
  if (hash === undefined) throw refusal(404);
  const stored = await context.services.files.get(pictureKey(hash));
  if (stored === null) throw refusal(404);
  return new Response(stored.body, {
    headers: {
      "Content-Type": `image/${type}`,
      "Content-Length": String(stored.size),
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
