import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import { LegalPage } from "./LegalPage";
import { MailLink } from "./MailLink";

export const handle: PageHandle = { kind: "still", frame: "own" };
export { links } from "./LegalPage";
export const meta: MetaFunction | null =
  typeof RENDERED_AHEAD === "undefined"
    ? () => [
        { title: `Privacy Policy – ${brand.name}` },
        {
          name: "description",
          content: `What ${brand.name} knows about you, why, for how long, and what you can ask for.`,
        },
      ]
    : null;

export default typeof RENDERED_AHEAD === "undefined" ? Privacy : null;

function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      intro={
        <p>
          {brand.company} runs {brand.name} and {brand.documentService}. This page says what we keep about
          you, why, who else sees it, and what you can ask of us. Write to{" "}
          <MailLink to={brand.contactEmail} /> about any of it.
        </p>
      }
      sections={[
        {
          title: "Who is responsible",
          body: (
            <p>
              For your account we are the controller. For an application, the company that posted the job is
              the controller and we process it on the company’s behalf; you can write to either of us.
            </p>
          ),
        },
        {
          title: "What we keep, and why",
          body: (
            <ul>
              <li>
                <strong>Account:</strong> name, email address, company name for recruiters, a one-way hash of
                your password and, where you have set up a second step, its keys. Needed for our contract with
                you.
              </li>
              <li>
                <strong>Sessions:</strong> a hash of the session’s secret, when it began, and what your
                browser calls itself. Needed to keep your account safe.
              </li>
              <li>
                <strong>Applications:</strong> your phone number if you gave one, whether you may work where
                the job is, your earliest start date, your CV and cover letter as files, the text we read from
                them, and your answers. Kept because you ask to be considered.
              </li>
              <li>
                <strong>Evaluations and decisions:</strong> five scores, the sentences that each rests on, who
                moved your application to which status and when, and the reason that the company gives for a
                no, with its own words to you. Kept so that a decision can be explained.
              </li>
              <li>
                <strong>What you and the company write to each other here:</strong> the mails that it sends
                you from {brand.name}, in full; your corrections and comments; what you ask a person to look
                at again, and the answer. They stand on the page of your application and are kept with it.
              </li>
              <li>
                <strong>Notes, scorecards and tags:</strong> what people of the company write to each other
                about your application, what each of them thinks of it, and the words they mark it with. They
                are yours to ask for, as a part of your archive or from the company.
              </li>
              <li>
                <strong>Talent pool:</strong> that a company which passed you keeps you in mind for other
                jobs, for a year at most. Your application’s page says so and has a button that ends it;
                nothing is kept longer for it.
              </li>
              <li>
                <strong>Job alerts:</strong> your email address, what you look for, how often and in which
                time zone we write, and which jobs we told you of in the last 30 days. Kept until you end the
                alert, or leave our question unanswered whether you still want it; without your confirmation
                for two days.
              </li>
              <li>
                <strong>The beta and notices:</strong> what you write when you apply for the beta programme,
                or report content under the <a href={paths.dsa()}>DSA</a>, with its attachments and what we
                decided. Kept to answer you, and because the law asks us to.
              </li>
              <li>
                <strong>What you tell us:</strong> feedback, ideas and issues, with your name and address, and
                our answers. Kept to answer you.
              </li>
              <li>
                <strong>Our own emails to you:</strong> the text until it is sent, afterwards only that it
                was. What cannot be sent stays until we have looked at why.
              </li>
              <li>
                <strong>Security:</strong> counts of failed tries by a hash of the network address, and a
                request log without what you typed. A visit to a job page is counted once a day by a keyed
                hash that changes daily.
              </li>
            </ul>
          ),
        },
        {
          title: "How an application is evaluated",
          body: (
            <>
              <p>
                Our evaluator compares the posting with your CV and answers and gives up to five scores from 0
                to 100: technical competency (25%), cultural alignment (20%), communication skills (20%),
                adaptability and learning (15%) and role-specific fit (20%). Each rests on sentences that you
                wrote: what the posting asks for earns nothing where your text does not show it. A score for
                which there is nothing to judge is left out, and the others weigh more.
              </p>
              <p>
                It is not given your name, address, age, photograph or anything else that it could be biased
                by. It changes no status: a person at the company decides. The page of your application under{" "}
                <a href={paths.applications()}>My applications</a> says in plain words what was found. There
                you can correct the text that was read from your CV, add a comment, and ask for a person to
                look and answer, also after a decision. What you add is shown to the company and kept with the
                application.
              </p>
            </>
          ),
        },
        {
          title: "Who else sees it",
          body: (
            <ul>
              <li>
                The company that posted the job: its recruiters see what you sent and how it was evaluated.
              </li>
              <li>Cloudflare, Inc.: runs the servers, the database and the file store.</li>
              <li>Resend (Plus Five Five, Inc.): sends our emails.</li>
              <li>
                Google Ireland Limited: counts visits, where this site has that switched on and you accept.
              </li>
              <li>
                A language model, where this site asks one about applications: whoever runs it is sent the
                posting, your CV, cover letter and answers, and once more single sentences of them with the
                line of the posting that they may show. Your name and contacts are taken out first, and as far
                as rules find them your age, family, religion, photograph and referees. What it says is kept
                with your application beside the evaluation, and changes no score that a list or you are
                shown.
              </li>
              <li>
                Nobody else. We sell nothing, show no advertisements, and train no models on what you send.
              </li>
            </ul>
          ),
        },
        {
          title: "Outside the United Kingdom",
          body: (
            <p>
              These companies may handle data in the United States and the European Union, under the UK’s
              adequacy rules and the International Data Transfer Addendum to the standard contractual clauses.
            </p>
          ),
        },
        {
          title: "How long",
          body: (
            <p>
              Data is typically retained no more than {SENT_KEPT_YEARS} years. A link that opens your account
              works for a day at most, a session ends after 30 days, visits are forgotten after two days, that
              we sent you an email after a week, and the news in your account after 90 days. An account is
              erased 14 days after you ask for it, with your files, answers, evaluations and the mails about
              them; until then you can keep it. A company that leaves is erased in the same way, with what was
              sent to it, and you are told before. An application is erased {SENT_KEPT_YEARS} years after it
              was begun, whatever came of it. Backups run out within 30 days.
            </p>
          ),
        },
        {
          title: "Your rights",
          body: (
            <>
              <p>
                You may see, correct, move or erase what we keep, object to its use or have it restricted, and
                have a person decide. Under <a href={paths.settings()}>Settings</a> you change your name and
                address, download everything as one archive, and delete your account.
              </p>
              <p>
                For the rest write to <MailLink to={brand.contactEmail} />; we answer within a month. You may
                also complain to the Information Commissioner’s Office, ico.org.uk.
              </p>
            </>
          ),
        },
        {
          title: "Cookies",
          body: (
            <p>
              Without your word we set only what the service needs. Visits are counted after you have accepted
              it, and the <a href={paths.cookies()}>Cookie Policy</a> lists every cookie by name.
            </p>
          ),
        },
        {
          title: "Law and changes",
          body: (
            <p>
              UK data protection law and the law of England and Wales apply. When this page changes in a way
              that matters to you, we tell you by email first.
            </p>
          ),
        },
      ]}
    />
  );
}
