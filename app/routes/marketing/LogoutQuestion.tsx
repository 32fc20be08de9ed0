import { Button } from "~/components/Button";
import { paths } from "~/paths";

export function LogoutQuestion() {
  return (
    <>
      <p>The page is locked again in this browser, and asks for its password.</p>
      <div className="row">
        <form method="post" action={paths.passLogout()}>
          <Button small>Logout</Button>
        </form>
        <a href={paths.pass()} className="btn ghost small">
          Stay
        </a>
      </div>
    </>
  );
}
