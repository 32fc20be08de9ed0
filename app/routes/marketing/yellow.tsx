import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import { Brand } from "~/components/Brand";
import { SignIn } from "~/components/SignIn";
import { SiteFooter } from "~/components/SiteFooter";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import marketing from "~/styles/marketing.css?url";
import styles from "~/styles/yellow.css?url";
import { Register } from "./Register";

export const handle: PageHandle = { kind: "still", frame: "own" };
export const links: LinksFunction = () => [
  { rel: "stylesheet", href: marketing },
  { rel: "stylesheet", href: styles },
];
const description = "Try a recruitment service in which every score stands beside the sentence it rests on.";
export const meta: MetaFunction = () => [
  { title: `Join the beta – ${brand.name}` },
  { name: "description", content: description },
  { property: "og:title", content: `Call the roll – ${brand.name}` },
  { property: "og:description", content: description },
];

export default function Yellow() {
  return (
    <div className="yellow">
      <header className="wrap masthead">
        <Brand href={paths.yellow()} />
        <nav aria-label="Main">
          <SignIn />
          <a className="btn small marigold" href={paths.yellowApply()}>
            Get Started
          </a>
        </nav>
      </header>
      <section className="wrap call">
        <h1>Call the roll. Hear&nbsp;an&nbsp;answer.</h1>
        <div className="call-words">
          <p className="lead">
            {brand.name} is a recruitment service. Post a job, ask everybody the same questions, read each
            score beside the sentence it rests on, and answer every name.
          </p>
          <p className="row">
            <a className="btn large marigold" href={paths.yellowApply()}>
              Get Started
            </a>
            <a className="btn ghost large" href={paths.candidates()}>
              Try a sample dashboard
            </a>
          </p>
        </div>
      </section>
      <section className="wrap">
        <Register />
      </section>
      <Steps />
      <section className="wrap last-call">
        <h2>Who is on your list?</h2>
        <p className="lead">
          Tell us who you need to hire. A person reads every application, and writes back.
        </p>
        <a className="btn large marigold" href={paths.yellowApply()}>
          Start Hiring
        </a>
        <p>
          Or <a href={paths.register()}>create an account</a> and post your first job now.
        </p>
      </section>
      <SiteFooter />
    </div>
  );
}

const STEPS = [
  ["Post.", "Three short steps, in your own words. The link goes wherever your applicants are."],
  ["Ask.", "The same questions for everybody, written by you, answered in their own time."],
  ["Read.", "CVs and answers are read against the posting. No quote, no score."],
  ["Answer.", "You decide, and the applicant hears where things stand, at every step."],
];

function Steps() {
  return (
    <section className="wrap roll">
      <h2 className="t5">Four words, in this order</h2>
      <ol>
        {STEPS.map(([word, text]) => (
          <li key={word}>
            <h3>{word}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
