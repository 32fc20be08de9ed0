import type { AppLoadContext } from "@remix-run/cloudflare";

export const registrationDeps = (request: Request, context: AppLoadContext) => ({
  ...clientOf(request, context),
  db: context.services.db,
  jobs: context.services.jobs,
  now: context.now,
  publicOrigin: context.settings.publicOrigin,
  asset: context.asset,
  advice: context.services.advice,
});

export const clientOf = (request: Request, context: AppLoadContext) => ({
  clientIp: context.clientIp,
  userAgent: request.headers.get("User-Agent") ?? "",
});
