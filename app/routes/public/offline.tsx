import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import { Brand } from "~/components/Brand";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "still", frame: "own" };
export const meta: MetaFunction | null =
  typeof RENDERED_AHEAD === "undefined"
    ? () => [{ title: `No connection – ${brand.name}` }, { name: "robots", content: "noindex" }]
    : null;

/** `public/offline-worker.js` keeps it in the browser. */
export default typeof RENDERED_AHEAD === "undefined" ? Offline : null;

function Offline() {
  return (
    <>
      <header className="site-header">
        <div className="wrap">
          <Brand href={paths.home()} />
        </div>
      </header>
      <div className="wrap page">
        <div className="narrow stack">
          <h1>No connection</h1>
          <p>Network connection lost. Please check your internet connection.</p>
          <p className="muted">
            Nothing that was stored is lost. Go back to what you were typing, or try again once you are
            connected.
          </p>
          <p>
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that failed. */}
            <a href="" className="btn">
              Try again
            </a>
          </p>
        </div>
      </div>
    </>
  );
}
