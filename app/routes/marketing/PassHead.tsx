import { Button } from "~/components/Button";
import { DialogLink } from "~/components/Dialog";
import { paths } from "~/paths";
import { LogoutQuestion } from "./LogoutQuestion";

type Props = {
  title: string;
  here: string;
  /** What of the list is shown, so that it still is after a refresh. */
  show?: string | null;
};

export function PassHead({ title, here, show }: Props) {
  const lists = [
    { to: paths.pass(), text: "Beta applications" },
    { to: paths.passMessages(), text: "Messages" },
    { to: paths.passNotices(), text: "Notices" },
    { to: paths.passTasks(), text: "Put aside" },
    { to: paths.passLog(), text: "Who did what" },
  ];
  return (
    <div className="stack-tight">
      <nav className="row" aria-label="Protected pages">
        {lists.map(({ to, text }) => (
          <a key={to} href={to} aria-current={to === here ? "page" : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <div className="row between">
        <h1>{title}</h1>
        <div className="row">
          <form method="get">
            {show != null && <input type="hidden" name="show" value={show} />}
            <Button look="ghost" small busy="Loading data...">
              Refresh Data
            </Button>
          </form>
          <DialogLink href={paths.passLogout()} className="btn ghost small" label="Logout" title="Log out?">
            <LogoutQuestion />
          </DialogLink>
        </div>
      </div>
    </div>
  );
}
