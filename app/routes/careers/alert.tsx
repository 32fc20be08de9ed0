import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useLocation, useParams } from "@remix-run/react";
import { data } from "@remix-run/server-runtime";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import { Button } from "~/components/Button";
import { EmailAddress } from "~/components/EmailAddress";
import { alertWords, listOf } from "~/features/alerts/alert-words";
import { openAlert } from "~/features/alerts/change-alert";
import { asMoment } from "~/lib/words";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { RHYTHM_LABELS } from "~/vocabulary/alerts";

export const handle: PageHandle = { kind: "quiet" };
export const meta: MetaFunction = () => [
  { title: `Your job alert – ${brand.name}` },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services, settings } = context;
  const found = await openAlert(params.token ?? "", {
    db: services.db,
    others: services.others,
    ...settings,
  });
  if (found === null) return data({ state: "unknown" as const }, 404);
  if (found.alert === null) {
    const { searchParams } = new URL(request.url);
    const company = searchParams.get("company") ?? undefined;
    return data({
      state: "over" as const,
      again: searchParams.has("confirm") ? paths.alerts({ company }) : null,
    });
  }
  const { email, rhythm, timeZone, confirmedAt, askedAt, nextAt, ...subject } = found.alert;
  return data({
    state: confirmedAt === null ? ("new" as const) : askedAt === null ? ("on" as const) : ("asked" as const),
    email,
    rhythm: RHYTHM_LABELS[rhythm],
    words: alertWords(subject),
    list: listOf(subject),
    next: nextAt === null ? null : asMoment(nextAt, timeZone),
  });
}

export default function Alert() {
  const alert = useLoaderData<typeof loader>();
  if (alert.state === "unknown")
    return (
      <Said title="This link leads to no alert">
        <p>Please open it from the mail once more, or copy the whole address.</p>
      </Said>
    );
  if (alert.state === "over")
    return (
      <Said title={alert.again === null ? "No more mails" : "This link has run out"}>
        <p role="status">
          {alert.again === null
            ? "This alert has ended. You can ask for another one at any time."
            : "It worked for 48 hours, or the alert was stopped since. No mails come."}
        </p>
        {alert.again !== null && (
          <p>
            <a className="btn" href={alert.again}>
              Ask for it again
            </a>
          </p>
        )}
        <p>
          <a href={paths.careers()}>See the open jobs</a>
        </p>
      </Said>
    );
  return <Standing {...alert} />;
}

const TITLES = {
  new: "Confirm your job alert",
  on: "Your job alert is on",
  asked: "Still looking?",
};

type Shown = Record<"email" | "rhythm" | "words" | "list", string> & {
  state: keyof typeof TITLES;
  next: string | null;
};

const Standing = ({ state, email, rhythm, words, list, next }: Shown) => (
  <Said title={TITLES[state]}>
    <p>
      New <strong dir="auto">{words}</strong>, {rhythm.toLowerCase()} at seven, to{" "}
      <strong>
        <EmailAddress of={email} then="." />
      </strong>{" "}
      Without new ones no mail comes.
    </p>
    {state === "new" && <Change to="confirm">Confirm</Change>}
    {state === "asked" && <Change to="keep">Yes, go on</Change>}
    {state === "on" && next !== null && <p role="status">The next look at what is new: {next}.</p>}
    {state !== "new" && (
      <Change to="stop" look="ghost">
        Stop these mails
      </Change>
    )}
    <p>
      <a href={list}>See these jobs now</a>
    </p>
  </Said>
);

const Said = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="narrow stack">
    <h1>{title}</h1>
    {children}
  </div>
);

function Change(props: { to: "confirm" | "keep" | "stop"; look?: "ghost"; children: ReactNode }) {
  const { token = "" } = useParams();
  const { search } = useLocation();
  return (
    <Form method="post" action={paths.changeAlert(token) + search} noValidate>
      <Button name="change" value={props.to} look={props.look ?? "primary"}>
        {props.children}
      </Button>
    </Form>
  );
}
