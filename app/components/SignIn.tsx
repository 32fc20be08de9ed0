import { paths } from "~/paths";

/** Rendered ahead for everybody: `consent.js` tells the style sheet who looks, before anything is shown. */
export const SignIn = () => (
  <>
    <a className="as-visitor" href={paths.login()}>
      Sign in
    </a>
    <a className="as-person" href={paths.dashboard()}>
      Dashboard
    </a>
  </>
);
