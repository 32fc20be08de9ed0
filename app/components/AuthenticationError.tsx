import { paths } from "~/paths";

type Props = {
  message: string;
  advice: string;
  redirect: string | null;
};

export function AuthenticationError({ message, advice, redirect }: Props) {
  const wanted = redirect ?? undefined;
  return (
    <div className="narrow stack" role="alert">
      <h1>Authentication Error</h1>
      <p>
        <strong>{message}</strong>
      </p>
      <p>{advice}</p>
      <div className="row">
        <a className="btn" href={paths.providerSignIn(wanted)}>
          Try again
        </a>
        <a className="btn ghost" href={paths.login(wanted)}>
          Sign in with your password
        </a>
      </div>
    </div>
  );
}
