import type { LinksFunction } from "@remix-run/cloudflare";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import dialog from "~/styles/beta.css?url";
import { BetaDialog } from "./BetaDialog";
import { loadBeta, takeApplication } from "./beta-application";
import { betaMeta } from "./beta-meta";
import Landing, { links as behind } from "./landing";

export const handle: PageHandle = { kind: "quiet", frame: "own", linked: true };
export const links: LinksFunction = () => [...behind(), { rel: "stylesheet", href: dialog }];

export const loader = loadBeta;
export const action = takeApplication;
export const meta = betaMeta;

export default function Page() {
  return (
    <BetaDialog back={paths.home()}>
      <Landing />
    </BetaDialog>
  );
}
