import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import type { PageHandle } from "~/page";
import { paths } from "~/paths";
import { LegalPage } from "./LegalPage";
import { MailLink } from "./MailLink";

export const handle: PageHandle = { kind: "still", frame: "own" };
export { links } from "./LegalPage";
export const meta: MetaFunction | null =
  typeof RENDERED_AHEAD === "undefined"
    ? () => [
        { title: `Terms of Service – ${brand.name}` },
        { name: "description", content: `What you may expect of ${brand.name}, and what it expects of you.` },
      ]
    : null;

export default typeof RENDERED_AHEAD === "undefined" ? Terms : null;

function Terms() {
  return (
    <LegalPage
      title="Terms of Service"
      intro={
        <p>
          These terms are between you and {brand.company}, which runs {brand.name}, a recruitment service, and{" "}
          {brand.documentService}, a document-generation service. They apply to both. By making an account or
          sending an application you agree to them.
        </p>
      }
      sections={[
        {
          title: "What the service does",
          body: (
            <>
              <p>
                Employers and recruiters post jobs, ask questions, and review the people who apply. Applicants
                send a CV and answer those questions. {brand.documentService} turns what a recruiter types
                into a job posting.
              </p>
              <p>
                We provide the place where the two sides meet. An employment contract, if there is one, is
                between the employer and the applicant; we are no party to it and promise neither a hire nor a
                job.
              </p>
            </>
          ),
        },
        {
          title: "Your account",
          body: (
            <ul>
              <li>
                One email address has one account. You confirm the address before you can use the service.
              </li>
              <li>Keep your password to yourself, and tell us at once when somebody else may know it.</li>
              <li>What you tell us about yourself or your company must be true.</li>
              <li>You must be at least 16 years old.</li>
            </ul>
          ),
        },
        {
          title: "If you recruit",
          body: (
            <ul>
              <li>
                A posting must be for a real vacancy that you may fill, and must not discriminate unlawfully.
              </li>
              <li>
                When you post a job you agree that we begin sourcing: the posting becomes public at its own
                address and in our list of open jobs.
              </li>
              <li>
                You are responsible for your decisions about people. Scores, labels and summaries are advice.
                They do not decide, and you must not let them decide alone.
              </li>
              <li>
                Use what applicants send you only to fill the job they applied for, and answer them when they
                ask about it.
              </li>
            </ul>
          ),
        },
        {
          title: "If you apply",
          body: (
            <ul>
              <li>Your CV, cover letter and answers must be your own and must not mislead.</li>
              <li>
                What you send is read by the company that posted the job, and by our evaluator, as our{" "}
                <a href={paths.privacy()}>Privacy Policy</a> explains. You can ask for a person to look at it.
              </li>
              <li>Applying is free, and stays free.</li>
            </ul>
          ),
        },
        {
          title: "What is not allowed",
          body: (
            <p>
              Malicious files, attempts to reach other people’s data, automated copying of the service,
              unlawful or abusive content, text that is meant to deceive an evaluator, and the use of
              applicants’ data for anything but recruitment. We may remove such content, pause an account, or
              close it. We say why, and you can object by writing to <MailLink to={brand.noticeEmail} />.
            </p>
          ),
        },
        {
          title: "Your content stays yours",
          body: (
            <p>
              You keep every right to what you type and upload. You allow us to store it, to show it to the
              people it is meant for, and to evaluate it, for as long as we need to provide the service and no
              longer than our <a href={paths.privacy()}>Privacy Policy</a> says.
            </p>
          ),
        },
        {
          title: "Availability and liability",
          body: (
            <p>
              We work to keep the service available and correct, and cannot promise that it always is. We are
              liable without limit for death or injury caused by our negligence, for fraud, and wherever the
              law allows no limit. Otherwise we are liable for foreseeable loss only, up to what you paid us
              in the twelve months before it, or £100 if that is more. Consumers’ statutory rights are
              untouched.
            </p>
          ),
        },
        {
          title: "Ending and changing",
          body: (
            <p>
              You can delete your account at any time under <a href={paths.settings()}>Settings</a>. We may
              end an account that breaks these terms, or with thirty days’ notice for another reason. When
              these terms change we tell you by email at least thirty days ahead; if you do not agree, you can
              leave before the change.
            </p>
          ),
        },
        {
          title: "Law",
          body: (
            <p>
              These terms are governed by the law of England and Wales, and its courts decide. If you are a
              consumer elsewhere, you also keep the protection of the law where you live.
            </p>
          ),
        },
        {
          title: "Contact",
          body: (
            <p>
              {brand.company}, <MailLink to={brand.contactEmail} />.
            </p>
          ),
        },
      ]}
    />
  );
}
