import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { data, redirect } from "@remix-run/server-runtime";
import { brand } from "~/brand";
import { AuthenticationError } from "~/components/AuthenticationError";
import { keepTrip } from "~/features/accounts/provider-trip";
import { requireProvider, withoutReferrer } from "~/http/identity-provider";
import { signing } from "~/http/signing";
import { safePath } from "~/lib/safe-path";
import type { PageHandle } from "~/page";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [{ title: `Authentication Error – ${brand.name}` }];
export const headers = withoutReferrer;

const NOT_BEGUN = "Failed to initialize authentication. Please refresh the page.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const provider = requireProvider(context);
  const wanted = safePath(new URL(request.url).searchParams.get("redirect"));
  if (!(await context.withinLimit(`provider:${context.clientIp}`))) {
    const advice = "You have tried too often. Wait a minute, then try again.";
    return data({ message: NOT_BEGUN, advice, wanted }, 429);
  }
  const begun = await provider.begin();
  if (begun.kind === "unavailable") {
    context.log("auth.provider-unavailable", { reason: begun.reason });
    const silence = `${provider.name} does not answer at the moment.`;
    const advice = `${silence} You can sign in with your password meanwhile.`;
    return data({ message: NOT_BEGUN, advice, wanted }, 503);
  }
  const cookie = await keepTrip({ ...begun.kept, redirect: wanted }, signing(context));
  throw redirect(begun.url, { headers: { "Set-Cookie": cookie } });
}

export default function NotBegun() {
  const { message, advice, wanted } = useLoaderData<typeof loader>();
  return <AuthenticationError message={message} advice={advice} redirect={wanted} />;
}
