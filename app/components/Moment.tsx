import { useRouteLoaderData } from "@remix-run/react";
import { asMoment } from "~/lib/words";

/** In the zone that the request came from; with a script, in the browser's own. */
export function Moment({ of }: { of: Date }) {
  const zone = (useRouteLoaderData("root") as { zone: string } | undefined)?.zone;
  const instant = of.toISOString();
  return (
    <local-time key={instant}>
      <time dateTime={instant} suppressHydrationWarning>
        {asMoment(of, zone)}
      </time>
    </local-time>
  );
}
