import type { ApplicationPage, OwnReading } from "~/features/applications/application-page";
import { paths } from "~/paths";
import { Findings } from "./Findings";

type Props = { reading: OwnReading; application: ApplicationPage["application"] };

/** What the evaluation found, in plain words, with the applicant's own sentences. No total, and no rank. */
export function Reading({ reading, application }: Props) {
  const { corrected, cvUnread } = reading;
  const whatToDo = cvUnread
    ? "Write or paste what your CV says"
    : "Correct the text that was read from your CV";
  return (
    <section className="stack" aria-labelledby="reading">
      <h2 id="reading" className="card-title">
        How your application was read
      </h2>
      {application.evaluates ? (
        <Found reading={reading} waiting={application.evaluationState === "waiting"} />
      ) : (
        <SwitchedOff reading={reading} companyName={application.companyName} />
      )}
      <p className={corrected === null ? "small no-print" : "small"}>
        {corrected === null
          ? cvUnread
            ? "You can put that right. "
            : "Read wrongly? "
          : `You corrected the text of your CV on ${corrected}; that text is what is read. `}
        <a href={paths.ownText(application.jobId)}>
          {corrected === null ? whatToDo : "Look at it, or correct it again"}
        </a>
        .
      </p>
    </section>
  );
}

function Found({ reading: { plain }, waiting }: { reading: OwnReading; waiting: boolean }) {
  return (
    <>
      {waiting && (
        <p className="notice" role="status">
          {plain === null
            ? "Your application is being read. What was found will stand here."
            : "Your application is being read again, with what you corrected. " +
              "Below is what was found before."}
        </p>
      )}
      {plain === null && !waiting && <NotEvaluated />}
      {plain !== null && <Findings plain={plain} />}
    </>
  );
}

/** An evaluation of before is kept, and may have been read then: whoever it is about can still see it. */
function SwitchedOff({ reading, companyName }: { reading: OwnReading; companyName: string }) {
  const { plain, evaluated } = reading;
  if (plain === null) return <NotEvaluated />;
  return (
    <>
      <p className="notice">
        {companyName} has switched AI evaluation off since your application was evaluated on {evaluated}.
        While it is off, that evaluation is neither shown to {companyName} nor used. People read your
        application and decide.
      </p>
      <details className="unfold stack">
        <summary>What the evaluation of {evaluated} found</summary>
        <Findings plain={plain} />
      </details>
    </>
  );
}

const NotEvaluated = () => (
  <p className="small">No program has evaluated your application. A person reads it and decides.</p>
);
