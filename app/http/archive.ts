import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Archive } from "~/services/advice/advice";
import { refusal } from "./replies";

export async function archive({ services }: AppLoadContext, of: Archive, name: string): Promise<Response> {
  const answer = await services.advice.archive(of);
  if (answer.kind === "silent") throw refusal(503);
  return new Response(answer.value, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}
