import type { AppLoadContext } from "@remix-run/cloudflare";
import { knownBrowser } from "~/features/accounts/known-browser";
import { signing } from "./signing";

export const registrationDeps = (request: Request, context: AppLoadContext) => ({
  ...clientOf(request, context),
  db: context.services.db,
  jobs: context.services.jobs,
  now: context.now,
  publicOrigin: context.settings.publicOrigin,
  asset: context.asset,
  advice: context.services.advice,
});

export const secondFactorDeps = (request: Request, context: AppLoadContext) => ({
  ...registrationDeps(request, context),
  signingSecret: context.settings.signingSecret,
});

export async function signInDeps(request: Request, context: AppLoadContext, email: string) {
  const shown = {
    cookies: request.headers.get("Cookie"),
    link: new URL(request.url).searchParams.get("link"),
  };
  return {
    ...clientOf(request, context),
    db: context.services.db,
    jobs: context.services.jobs,
    now: context.now,
    browser: await knownBrowser(shown, email, signing(context)),
  };
}

export const clientOf = (request: Request, context: AppLoadContext) => ({
  clientIp: context.clientIp,
  userAgent: request.headers.get("User-Agent") ?? "",
});
