import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { BetaDialog } from "./BetaDialog";
import { loadBeta, takeApplication } from "./beta-application";
import { betaMeta } from "./beta-meta";
import Yellow, { links } from "./yellow";

export const handle: PageHandle = { kind: "quiet", frame: "own", linked: true };
export { links };

export const loader = loadBeta;
export const action = takeApplication;
export const meta = betaMeta;

export default function Page() {
  return (
    <BetaDialog back={paths.yellow()}>
      <Yellow />
    </BetaDialog>
  );
}
