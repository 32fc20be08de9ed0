import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { BetaDialog } from "./BetaDialog";
import { loadBeta, takeApplication } from "./beta-application";
import Yellow, { links } from "./yellow";

export const handle: PageHandle = { kind: "quiet", frame: "own" };
export { links };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Apply for Beta Access – ${brand.name}` },
  ...(data?.sent ? [{ name: "analytics-event", content: "conversion" }] : []),
];

export const loader = loadBeta;
export const action = takeApplication;

export default function Page() {
  return (
    <BetaDialog back={paths.yellow()}>
      <Yellow />
    </BetaDialog>
  );
}
