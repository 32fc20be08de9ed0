import { Day } from "~/components/Day";
import { paths } from "~/paths";

export type Leaving = { companyName: string; eraseAt: Date | number };

export const CompanyLeaves = ({ companyName, eraseAt }: Leaving) => (
  <>
    {companyName} leaves on <Day of={new Date(eraseAt)} />. This application and its files are erased then,
    unless it changes its mind. <Download />
  </>
);

export const NeedNotFinish = ({ companyName }: Pick<Leaving, "companyName">) =>
  `You need not finish this application: ${companyName} takes none any more. If it changes its ` +
  "mind, the job opens again, and you can go on where you were.";

export const Download = () => (
  <>
    Before, you can{" "}
    <a href={paths.exportAccount()} download>
      download them
    </a>
    .
  </>
);
