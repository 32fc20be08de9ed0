import { paths } from "~/paths";

/** `email` is whose account this browser has open, if any. */
export function ByName({ email, to }: { email: string | null; to: string }) {
  return (
    <div className="narrow stack">
      <h1>Who are you?</h1>
      <p>
        The password was right. What stands here is read and answered by name: sign in with your own account
        and its second step.
      </p>
      {email === null ? (
        <p>
          <a href={paths.login(to)} className="btn">
            Sign in
          </a>
        </p>
      ) : (
        <>
          <p className="notice warn">You are signed in as {email}, which is not marked as staff.</p>
          <form method="post" action={paths.signOut()}>
            <button type="submit" className="btn ghost">
              Sign Out
            </button>
          </form>
        </>
      )}
      <p className="small muted">
        Whoever runs this product marks a colleague as staff, the first one too, by the command{" "}
        <code>npm run staff -- add {email ?? "their-address"}</code> (and <code>--remote</code> where it is
        deployed). The account belongs to a company: the team’s own comes from{" "}
        <a href={paths.register()}>Create Account</a>.
      </p>
    </div>
  );
}
