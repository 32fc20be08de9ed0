import type { ApplicationPage, OwnReading } from "~/features/applications/application-page";
import { isDecided } from "~/features/applications/rules";
import { paths } from "~/paths";
import { Findings } from "./Findings";

type Props = { reading: OwnReading; application: ApplicationPage["application"] };

/** What the evaluation found, in plain words, with the applicant's own sentences. No total, and no rank. */
export function Reading({ reading, application }: Props) {
  const { corrected, cvUnread } = reading;
  const { status, companyName } = application;
  const settled = isDecided(status);
  const whatToDo = cvUnread
    ? "Write or paste what your CV says"
    : "Correct the text that was read from your CV";
  return (
    <section className="stack" aria-labelledby="reading">
      <h2 id="reading" className="card-title">
        How your application was read
      </h2>
      {application.evaluates ? (
        <>
          {reading.compared && reading.postingChanged && (
            <p className="notice">
              The posting has changed since {reading.evaluated}: what stands here follows its earlier text.
            </p>
          )}
          <Found reading={reading} settled={settled} waiting={application.evaluationState === "waiting"} />
        </>
      ) : (
        <SwitchedOff reading={reading} settled={settled} companyName={companyName} />
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

type FoundProps = { reading: OwnReading; settled: boolean };

function Found({ reading: { plain, compared }, settled, waiting }: FoundProps & { waiting: boolean }) {
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
      {plain === null && !waiting && <NotEvaluated settled={settled} />}
      {plain !== null && <Findings plain={plain} compared={compared} settled={settled} />}
    </>
  );
}

/** An evaluation of before is kept, and may have been read then: whoever it is about can still see it. */
function SwitchedOff({ reading, settled, companyName }: FoundProps & { companyName: string }) {
  const { plain, compared, evaluated } = reading;
  if (plain === null) return <NotEvaluated settled={settled} />;
  return (
    <>
      <p className="notice">
        {companyName} has switched AI evaluation off since your application was evaluated on {evaluated}.
        While it is off, that evaluation is neither shown to {companyName} nor used.
        {!settled && " People read your application and decide."}
      </p>
      <details className="unfold stack">
        <summary>What the evaluation of {evaluated} found</summary>
        <Findings plain={plain} compared={compared} settled={settled} />
      </details>
    </>
  );
}

const NotEvaluated = ({ settled }: { settled: boolean }) => (
  <p className="small">
    No program has evaluated your application.{!settled && " A person reads it and decides."}
  </p>
);
