import { paths } from "~/paths";

const WORDS: Record<number, { title: string; advice: string }> = {
  400: { title: "We could not read that", advice: "Go back and send the form again." },
  403: {
    title: "You may not see this",
    advice: "You are signed in, but this page belongs to somebody else.",
  },
  404: {
    title: "There is nothing here",
    advice: "The address may be mistyped, or what stood here has gone.",
  },
  405: { title: "That cannot be done here", advice: "Go back and use the page's own buttons." },
  413: {
    title: "That is too much at once",
    advice: "What was sent is larger than this page takes. Nothing was stored.",
  },
  415: { title: "We could not read that", advice: "Go back and send the form again." },
  429: { title: "Too many tries", advice: "Wait a minute, then try again." },
  503: {
    title: "Connection Error",
    advice: "Network connection lost. Please check your internet connection.",
  },
};
const BROKEN = {
  title: "Something went wrong on our side",
  advice: "What you typed may not have been stored. Go back and try again in a minute.",
};

/** The page for everything that is not there or went wrong. `reference` finds the request in the log. */
export function ErrorPage({ status, reference }: { status: number; reference?: string }) {
  const { title, advice } = WORDS[status] ?? BROKEN;
  return (
    <div className="narrow stack">
      <p className="eyebrow">{status}</p>
      <h1>{title}</h1>
      <p>{advice}</p>
      <p>
        <a href={paths.home()}>Go to the start page</a>
      </p>
      {status === 503 && (
        <form method="post" action={paths.signOut()}>
          <button type="submit" className="btn ghost">
            Sign Out
          </button>
        </form>
      )}
      {status >= 500 && reference !== undefined && <p className="muted small">Reference {reference}</p>}
    </div>
  );
}
