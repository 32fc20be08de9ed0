import { paths } from "~/paths";

/** `on`: a day in words. */
export const AccountGoes = ({ on }: { on: string }) => (
  <p className="notice warn">
    Your account will be erased on {on}. Until then everything stays as it is.{" "}
    <a href={paths.deleteAccount()}>Keep it</a>
  </p>
);
