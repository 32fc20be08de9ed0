import type { LinksFunction, MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import { Brand } from "~/components/Brand";
import { SiteFooter } from "~/components/SiteFooter";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import styles from "~/styles/marketing.css?url";
import { Register } from "./Register";
import { Screen } from "./Screen";

export const handle: PageHandle = { kind: "still", frame: "own" };
export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
const description =
  "A recruitment service: post a job, ask everybody the same questions, and see the sentence that each " +
  "score rests on.";
export const meta: MetaFunction = () => [
  { title: `${brand.name} – ${brand.motto}` },
  { name: "description", content: description },
  { property: "og:title", content: brand.motto },
  { property: "og:description", content: description },
];

export default function Landing() {
  return (
    <>
      <header className="wrap masthead">
        <Brand href={paths.home()} />
        <nav aria-label="Main">
          <a href="#how" className="masthead-more">
            How it works
          </a>
          <a href={paths.careers()} className="masthead-more">
            For applicants
          </a>
          <a href={paths.login()}>Sign in</a>
          <BookingLink className="btn small">Book a call</BookingLink>
        </nav>
      </header>
      <Hero />
      <Problem />
      <Solution />
      <Comparison />
      <Reasons />
      <Closing />
      <SiteFooter />
    </>
  );
}

function BookingLink({ className, children }: { className: string; children: string }) {
  return (
    <a className={className} href={brand.bookingUrl} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

function Hero() {
  return (
    <section className="wrap hero">
      <div className="stack">
        <p className="eyebrow">AI-enhanced recruitment</p>
        <h1>
          Every name gets <span className="tick">an answer.</span>
        </h1>
        <p className="lead">
          Post a job and ask everybody the same questions. {brand.name} reads each CV and each answer against
          the posting, scores it, and shows the sentence that the score rests on.
        </p>
        <p className="row">
          <BookingLink className="btn large">Start Hiring Today</BookingLink>
          <a className="btn ghost large" href={paths.candidates()}>
            Try a sample dashboard
          </a>
        </p>
      </div>
      <Register />
    </section>
  );
}

function Problem() {
  return (
    <section className="wrap band two">
      <h2>Most applications end in silence.</h2>
      <div className="stack lead">
        <p>
          A posting can bring in more CVs than one person can read with care. So they are skimmed, filtered by
          keyword, and forgotten; the person who wrote them never hears why.
        </p>
        <p>
          And when somebody asks why this one and not that one, there is a feeling and a phone call. We think
          a decision about a person’s career should rest on something that can be pointed at.
        </p>
      </div>
    </section>
  );
}

const FEATURES = [
  {
    title: "Job description generation",
    text:
      "Three short steps turn the facts of the job and your own words into a whole posting. Before " +
      "it goes out you see what is missing or puts people off, with better words beside it. You take " +
      "them or leave them.",
    screen: "posting",
    alt:
      "A posting for a technical writer as applicants see it: a contract, remote, and what the work " +
      "is about.",
  },
  {
    title: "Resume screening",
    text:
      "CVs as PDF, DOC or DOCX are read against what the posting asks for, line by line, and every " +
      "line found shows where. A scan that cannot be read is said to be one, and never scored low for it.",
    screen: "screening",
    alt:
      "Two requirements of a posting, one found and one partly found, each with sentences quoted " +
      "from the CV.",
  },
  {
    title: "Platform assessment",
    text:
      "Everybody answers the same questions. Five weighted scores come with the sentences they rest " +
      "on, and what is not shown is left out, not held against anyone.",
    screen: "assessment",
    alt:
      "A candidate’s scores for technical competency, cultural alignment and communication skills, " +
      "each above a quotation from the CV or an answer.",
  },
] as const;

function Solution() {
  return (
    <section className="wrap band" id="how">
      <p className="eyebrow">What it does</p>
      <h2>From a blank page to a shortlist you can defend.</h2>
      <ol className="features">
        {FEATURES.map((feature, index) => (
          <li key={feature.title}>
            <div>
              <span className="number">{index + 1}</span>
              <h3>{feature.title}</h3>
              <p className="muted">{feature.text}</p>
            </div>
            <Screen name={feature.screen} alt={feature.alt} />
          </li>
        ))}
      </ol>
      <p className="tiny muted">
        Screens of the product itself, with the sample company that it starts with.
      </p>
    </section>
  );
}

const COMPARED: [question: string, agency: string, ours: string][] = [
  ["Why this candidate?", "A phone call", "The sentence it rests on"],
  ["What is everyone asked?", "It depends on who calls", "The same questions"],
  ["Who decides?", "Whoever made the shortlist", "You, with a record of who and when"],
  ["What does the applicant hear?", "Often nothing", "Where the application stands, at every step"],
  ["Who can apply?", "People the agency knows", "Anyone with the link, on any phone"],
];

function Comparison() {
  return (
    <section className="wrap band">
      <h2>Next to a traditional agency</h2>
      <table className="compared">
        <thead>
          <tr>
            <td />
            <th scope="col">Agency</th>
            <th scope="col">{brand.name}</th>
          </tr>
        </thead>
        <tbody>
          {COMPARED.map(([question, agency, ours]) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              <td>{agency}</td>
              <td>{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Reasons() {
  return (
    <section className="wrap band two" id="applicants">
      <div className="stack">
        <h2>Built for the person on the other side, too.</h2>
        <ul className="reasons lead">
          <li>Applying works on an old phone and a slow line, and needs no JavaScript.</li>
          <li>Stop at any step and come back. Nothing that was typed or uploaded is lost.</li>
          <li>Names, photographs, ages and addresses are kept from the evaluator.</li>
          <li>An evaluation is advice. No status changes until a person changes it.</li>
        </ul>
      </div>
      <Screen
        name="status"
        alt={
          "An applicant’s own page: application form and address are done, the CV is next, " +
          "role questions and evaluation follow."
        }
      />
    </section>
  );
}

function Closing() {
  return (
    <section className="wrap">
      <div className="closing">
        <h2>Who is on your list?</h2>
        <p>Tell us about the job you need to fill. We show you the rest on the call.</p>
        <p className="row">
          <BookingLink className="btn large marigold">Start Hiring Today</BookingLink>
          <a href={paths.beta()}>Apply for the beta</a>
        </p>
      </div>
    </section>
  );
}
