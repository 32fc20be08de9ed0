import { paths } from "~/paths";

export const NoLongerMember = ({ seq, companyName }: { seq: number; companyName: string }) => (
  <form method="post" action={paths.notifications()} className="notice stack">
    <p>
      <strong>You are no longer a member of {companyName}.</strong> You do not see its jobs and candidates any
      more. Your account stays: you can apply for jobs with it, or erase it in your{" "}
      <a href={paths.settings()}>settings</a>. If this is a mistake, ask an owner of {companyName} to invite
      you again.
    </p>
    <p>
      <button type="submit" name="open" value={seq} className="btn ghost small">
        I have read this
      </button>
    </p>
  </form>
);
