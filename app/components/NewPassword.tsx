import { PasswordField } from "./Field";

type Meta = Parameters<typeof PasswordField>[0]["meta"];

export function NewPassword(props: { label?: string; password: Meta; confirmPassword: Meta }) {
  const { label = "Password", password, confirmPassword } = props;
  return (
    <>
      <PasswordField
        meta={password}
        label={label}
        hint="At least 6 characters; 12 or more is better. A few unusual words make a good one."
        autoComplete="new-password"
        required
      />
      <PasswordField meta={confirmPassword} label="Confirm Password" autoComplete="new-password" required />
    </>
  );
}
