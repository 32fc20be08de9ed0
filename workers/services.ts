import type { Services } from "~/http/context";
import { errorFacts } from "~/lib/error-facts";
import { paths } from "~/paths";
import { r2Files } from "~/services/files/r2-files";
import { queueJobs } from "~/services/jobs/queue-jobs";
import { resendMail } from "~/services/mail/resend-mail";
import { built } from "./built";
import { countedDatabase, type DatabaseCost } from "./counted-database";
import { type Env, modelFrom, providerFrom } from "./env";
import { log } from "./log";

/** Turns the Worker's bindings into what the product asks for. */
export function servicesFrom(env: Env, cost: DatabaseCost): Services {
  const provider = providerFrom(env);
  return {
    db: built.openDatabase(countedDatabase(env.DB, cost, env.ENVIRONMENT === "development")),
    files: r2Files(env.FILES),
    jobs: queueJobs(env.QUEUE, (error) => log("queue.unavailable", errorFacts(error))),
    mail: resendMail({ apiKey: env.RESEND_API_KEY, baseUrl: env.RESEND_BASE_URL, from: env.MAIL_FROM }),
    cvText: { read: (bytes, type) => env.CV_TEXT.read(bytes, type) },
    ai: {
      evaluator: built.EVALUATOR,
      evaluate: async (input) => built.evaluateCandidate(input),
      proposeQuestion: async (wish) => built.proposeQuestion(wish),
      model: modelFrom(env),
    },
    identity:
      provider && built.openIdConnect(provider, new URL(paths.providerCallback(), env.PUBLIC_ORIGIN).href),
  };
}
