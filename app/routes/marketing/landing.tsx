import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import { Brand } from "~/components/Brand";
import { SiteFooter } from "~/components/SiteFooter";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";

export const handle: PageHandle = { kind: "still", frame: "own" };
export const meta: MetaFunction = () => [{ title: `${brand.name} – ${brand.motto}` }];

export default function Landing() {
  return (
    <>
      <header className="wrap row between">
        <Brand href={paths.home()} />
        <nav className="row" aria-label="Main">
          <a href={paths.login()}>Sign in</a>
          <a className="btn small" href={brand.bookingUrl} target="_blank" rel="noopener">
            Book a call
          </a>
        </nav>
      </header>
      <section className="wrap page stack">
        <p className="eyebrow">AI-enhanced recruitment</p>
        <h1>
          Every name gets <span className="tick">an answer.</span>
        </h1>
        <p className="reading">
          Post a job, ask the questions that matter, and read every candidate fairly: each score shows the
          sentence it rests on.
        </p>
        <p className="row">
          <a className="btn" href={paths.register()}>
            Start Hiring Today
          </a>
        </p>
      </section>
      <SiteFooter />
    </>
  );
}
