import type { Services } from "~/http/context";
import { errorFacts } from "~/lib/error-facts";
import { PROVIDER_CALLBACK } from "~/paths";
import { workAdvice } from "~/services/advice/work-advice";
import { openIdConnect } from "~/services/identity/open-id-connect";
import type { DatabaseCost, Queried } from "../counted-database";
import { log } from "../log";
import { sharedServices } from "../services";
import { type Env, providerFrom } from "./env";

export function servicesFrom(env: Env, cost: DatabaseCost, database: Queried): Services {
  const provider = providerFrom(env);
  return {
    ...sharedServices(env, cost, database),
    advice: workAdvice(env.WORK, (question, error) =>
      log("advice.silent", { question, ...errorFacts(error) }),
    ),
    cvText: { read: (bytes, type) => env.CV_TEXT.read(bytes, type) },
    identity: provider && openIdConnect(provider, new URL(PROVIDER_CALLBACK, env.PUBLIC_ORIGIN).href),
  };
}
