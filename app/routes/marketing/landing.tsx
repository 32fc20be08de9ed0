import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Brand } from "~/components/Brand";
import { SignIn } from "~/components/SignIn";
import { SiteFooter } from "~/components/SiteFooter";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import partStyles from "~/styles/landing.css?url";
import styles from "~/styles/marketing.css?url";
import { ApplicantsSide } from "./landing/ApplicantsSide";
import { MarkedCv } from "./landing/MarkedCv";
import { Problem } from "./landing/Problem";
import { ReadingDesk } from "./landing/ReadingDesk";
import { Register } from "./Register";

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

export const loader = ({ context }: LoaderFunctionArgs) => ({ bookingUrl: context.settings.bookingUrl });

export default function Landing() {
  const { bookingUrl } = useLoaderData<typeof loader>();
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
          <SignIn />
          {bookingUrl !== null && (
            <Booking at={bookingUrl} className="btn ghost small masthead-more">
              Book a call
            </Booking>
          )}
          <a href={paths.register()} className="btn small as-visitor">
            Create account
          </a>
        </nav>
      </header>
      <section className="wrap hero">
        <h1 className="t7">
          Every name
          <br />
          gets <span className="tick">an answer.</span>
        </h1>
        <div className="hero-words">
          <p className="lead">
            Post a job and ask everybody the same questions. {brand.name} reads each CV and each answer
            against the posting, and shows the sentence that a score rests on.
          </p>
          <Begin bookingUrl={bookingUrl} />
        </div>
        <Register />
      </section>
      {/* Not in the page: what stands above is drawn while this comes, and nothing below before it. */}
      <link rel="stylesheet" href={partStyles} data-later />
      <Problem />
      <MarkedCv />
      <ReadingDesk />
      <ApplicantsSide />
      <section className="closing">
        <div className="wrap">
          <h2 className="t6">Who is on your list?</h2>
          <Begin bookingUrl={bookingUrl} />
        </div>
      </section>
      <SiteFooter />
    </>
  );
}

/** Without a page to book a call, to start hiring is to create an account. */
const Begin = ({ bookingUrl }: { bookingUrl: string | null }) => (
  <p className="begin">
    {bookingUrl === null ? (
      <>
        <a href={paths.register()} className="btn large">
          Start Hiring Today
        </a>
        <a href={paths.candidates()} className="btn ghost large">
          <span>
            Try a sample<span className="wide"> dashboard</span>
          </span>
        </a>
      </>
    ) : (
      <>
        <a href={paths.register()} className="btn large">
          Create account
        </a>
        <Booking at={bookingUrl} className="btn ghost large">
          Start Hiring Today
        </Booking>
      </>
    )}
  </p>
);

const Booking = ({ at, className, children }: { at: string; className: string; children: string }) => (
  <a className={className} href={at} target="_blank" rel="noopener">
    {children}
  </a>
);
