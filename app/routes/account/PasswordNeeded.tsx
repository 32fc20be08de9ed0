import { paths } from "~/paths";

/** For accounts that a company's identity provider may have made. */
export const PasswordNeeded = () => (
  <p className="notice small">
    Your company’s identity provider signs you in. To change your address or password here, or to delete your
    account, you also need a password of your own. If you have never chosen one, press{" "}
    <a href={paths.forgotPassword()}>Forgot password</a> once: we send a link to your address.
  </p>
);
