import type { AppLoadContext } from "@remix-run/cloudflare";
import { data, redirect } from "@remix-run/server-runtime";
import { Crowded } from "~/lib/in-turn";

export const seeOther = (path: string, headers?: HeadersInit) =>
  redirect(path, headers === undefined ? { status: 303 } : { status: 303, headers });

/** As `seeOther`, with the page that it leads to for an answer: `workers/app/led-on.ts`. */
export function leadOn({ memo }: AppLoadContext, path: string, headers?: HeadersInit) {
  memo.set("leads-on", Promise.resolve());
  return seeOther(path, headers);
}

/** To be thrown: the root's error page with this status. */
export const refusal = (status: 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 503) =>
  new Response(null, { status });

/** The loader of an address that only acts: a link or a scanner that opens it changes nothing. */
export function methodNotAllowed(): never {
  throw refusal(405);
}

/** To be thrown: the root's error page, in which what was typed waits to be sent again. */
export const refusalWithForm = async (context: AppLoadContext, status: 401 | 503) =>
  data({ kept: await context.typed() }, status);

/** To be thrown. What is not there and what is somebody else's get the same answer. */
export const notFound = () => refusal(404);

export const noSuchJob = () => data({ openJobs: true }, 404);

export const invalid = <Reply>(form: { reply: Reply }) => data(form.reply, 422);

/** Too many tries. `seconds` until the next one may work. */
export const tooMany = <Reply>(reply: Reply, seconds: number) =>
  data(reply, { status: 429, headers: { "Retry-After": String(seconds) } });

/** Of what `attempt` caught: whoever found no room is told when to come again. */
export function whyFailed(words: string, error: Error) {
  if (!(error instanceof Crowded)) return { words, answer: { status: 500 } };
  const again =
    `Too many people want in at this moment. Please type your password once more in ${error.seconds} ` +
    "seconds, and send this again: the rest is still here.";
  return { words: again, answer: { status: 503, headers: { "Retry-After": String(error.seconds) } } };
}

export function failed<Reply>(
  form: { reply(errors: { form: string[] }): Reply },
  words: string,
  error: Error,
) {
  const why = whyFailed(words, error);
  return data(form.reply({ form: [why.words] }), why.answer);
}

export const NOTHING_CHANGED = "Nothing was changed. Please try again in a minute.";
export const NOT_TAKEN_IN = "We could not take that in. Please try again.";
export const TOO_MANY_TRIES = "Too many tries. Please wait a few minutes and try again.";

export const broken = <Reply>(reply: Reply) => data(reply, 500);
