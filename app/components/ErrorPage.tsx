import { brand } from "~/brand";
import { type KeptForm, textsOf } from "~/lib/kept-form";
import { paths } from "~/paths";
import { SendAgain } from "./SendAgain";

const WORDS: Record<number, { title: string; advice: string }> = {
  400: { title: "We could not read that", advice: "Go back and send the form again." },
  401: {
    title: "You are signed out",
    advice: "Sign in in a new tab, then come back to this one and send your form again.",
  },
  403: {
    title: "You may not see this",
    advice: "You are signed in, but this page belongs to somebody else.",
  },
  404: {
    title: "There is nothing here",
    advice: "The address may be mistyped, or what stood here has gone.",
  },
  405: { title: "That cannot be done here", advice: "Go back and use the page’s own buttons." },
  410: { title: "This job is closed", advice: "It takes no more applications." },
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
  advice: "Please try again in a minute. If you had just sent something, it may not have been stored.",
};
const LOCKED = {
  title: "This page is locked again",
  advice: "Give its password in a new tab, then come back to this one and send your form again.",
};
const SECOND_STEP = {
  title: "A second step is needed",
  advice:
    "Your company asks for a second step at signing in. Set it up in a new tab, then come back to this one " +
    "and send your form again.",
};
const NO_LONGER = {
  title: "There is nothing here for you any more",
  advice: "What stood here has gone, or is not yours any longer. Nothing was stored.",
};
const DAMAGED = {
  title: "This application cannot be shown",
  advice:
    "Part of what is kept of it cannot be read. All else is as it was, and we have been told: there is " +
    "nothing that you need to send again.",
};

export const errorTitle = (status: number): string => (WORDS[status] ?? BROKEN).title;

type Props = {
  status: number;
  reference?: string;
  kept?: KeptForm | null;
  damaged?: boolean;
  whose?: string | undefined;
  secondStep?: true | undefined;
  openJobs?: true | undefined;
};

/** A press alone is sent again only where it may come to something. */
function givesBack({ status, kept }: Props): boolean {
  if (kept == null) return false;
  return status === 401 || status >= 500 || ([403, 404].includes(status) && textsOf(kept).length > 0);
}

function wordsFor({ status, kept, damaged, secondStep }: Props, again: boolean) {
  if (status === 401 && kept?.to.startsWith(paths.pass())) return LOCKED;
  if (damaged) return DAMAGED;
  if (secondStep) return SECOND_STEP;
  return status === 404 && again ? NO_LONGER : (WORDS[status] ?? BROKEN);
}

export function ErrorPage(props: Props) {
  const { status, reference, kept, whose, secondStep, openJobs } = props;
  const again = givesBack(props);
  const words = wordsFor(props, again);
  const { title, advice } = words;
  const gate = words === LOCKED;
  return (
    <div className="narrow stack">
      <p className="eyebrow">{status}</p>
      <h1>{title}</h1>
      <p>{whose ?? advice}</p>
      {status === 401 && (
        <p>
          <a href={gate ? paths.pass() : paths.login()} target="_blank" rel="noreferrer" className="btn">
            {gate ? "Unlock it, in a new tab" : "Sign in, in a new tab"}
          </a>
        </p>
      )}
      {secondStep && (
        <p>
          <a href={paths.secondFactor()} target="_blank" rel="noreferrer" className="btn">
            Set it up, in a new tab
          </a>
        </p>
      )}
      {again && kept != null && <SendAgain form={kept} />}
      {status >= 500 && !again && (
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the one that failed. */}
          <a href="" className="btn">
            Try again
          </a>
        </p>
      )}
      <p>
        {openJobs ? (
          <a href={paths.careers()}>See the open jobs</a>
        ) : (
          <a href={paths.home()}>Go to the start page</a>
        )}
      </p>
      {status === 503 && (
        <form method="post" action={paths.signOut()}>
          <button type="submit" className="btn ghost">
            Sign Out
          </button>
        </form>
      )}
      {status >= 500 && reference !== undefined && (
        <p className="muted small">
          If this goes on, write to <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a> with the
          reference {reference}.
        </p>
      )}
    </div>
  );
}
