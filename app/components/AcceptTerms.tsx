import { paths } from "~/paths";

export const AcceptTerms = () => (
  <p className="small muted">
    By creating an account you accept the <a href={paths.terms()}>terms</a> and the{" "}
    <a href={paths.privacy()}>privacy policy</a>.
  </p>
);
