import type { Services } from "~/http/context";
import { errorFacts } from "~/lib/error-facts";
import { PROVIDER_CALLBACK } from "~/paths";
import { workAdvice } from "~/services/advice/work-advice";
import { openIdConnect } from "~/services/identity/open-id-connect";
import { drawnMarkdown } from "~/services/markdown/drawn-markdown";
import type { DatabaseCost, Queried } from "../counted-database";
import { log } from "../log";
import { sharedServices } from "../services";
import { shardsOf } from "../shards";
import { type Env, providerFrom } from "./env";
import { type AskersPlace, placeOfProvided } from "./place/place";

export function servicesFrom(env: Env, cost: DatabaseCost, database: Queried, place?: AskersPlace): Services {
  const provider = providerFrom(env);
  const advice = workAdvice(env.WORK, (question, error) =>
    log("advice.silent", { question, ...errorFacts(error) }),
  );
  const services: Services = {
    ...sharedServices(env, cost, database, place),
    ofProvided: async (who) => {
      const shards = shardsOf(env);
      if (shards.length === 1) return services;
      return servicesFrom(env, cost, database, await placeOfProvided(shards, who));
    },
    unreadElsewhere: place?.unread ?? 0,
    advice,
    markdown: drawnMarkdown(async (texts) => {
      const answer = await advice.drawMarkdown(texts);
      return answer.kind === "answered" ? answer.value : null;
    }),
    cvText: { read: (bytes, type) => env.CV_TEXT.read(bytes, type) },
    identity: provider && openIdConnect(provider, new URL(PROVIDER_CALLBACK, env.PUBLIC_ORIGIN).href),
  };
  return services;
}
