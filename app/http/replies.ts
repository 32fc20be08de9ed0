import type { AppLoadContext } from "@remix-run/cloudflare";
import { data, redirect } from "@remix-run/server-runtime";

export const seeOther = (path: string, headers?: HeadersInit) =>
  redirect(path, headers === undefined ? { status: 303 } : { status: 303, headers });

/** To be thrown: the root's error page with this status. */
export const refusal = (status: 400 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 503) =>
  new Response(null, { status });

/** To be thrown: the root's error page, in which what was typed waits to be sent again. */
export const refusalWithForm = async (context: AppLoadContext, status: 401 | 503) =>
  data({ kept: await context.typed() }, status);

/** To be thrown. What is not there and what is somebody else's get the same answer. */
export const notFound = () => refusal(404);

export const invalid = <Reply>(form: { reply: Reply }) => data(form.reply, 422);

/** Too many tries. `seconds` until the next one may work. */
export const tooMany = <Reply>(reply: Reply, seconds: number) =>
  data(reply, { status: 429, headers: { "Retry-After": String(seconds) } });

export const broken = <Reply>(reply: Reply) => data(reply, 500);
