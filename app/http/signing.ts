import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Signing } from "~/lib/sealed";

export const signing = (context: AppLoadContext): Signing => ({
  signingSecret: context.settings.signingSecret,
  now: context.now,
});
