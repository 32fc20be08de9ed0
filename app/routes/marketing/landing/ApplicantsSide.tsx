import { paths } from "~/paths";

const REASONS = [
  "Applying works on an old phone, a slow line, no JavaScript.",
  "Stop at any step and come back: nothing that was typed is lost.",
  "Names, photographs, ages and addresses are kept from the evaluator.",
  "An evaluation is advice. No status changes until a person changes it.",
];

export function ApplicantsSide() {
  return (
    <section className="wrap part applicants" id="applicants">
      <div>
        <h2 className="t5">Built for the person on the other side, too.</h2>
        <ul className="register reasons">
          {REASONS.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p>
          <a href={paths.careers()}>Looking for a job?</a>
        </p>
      </div>
      <OwnPage />
    </section>
  );
}

const OwnPage = () => (
  <figure className="own-page" aria-label="An applicant’s own page">
    <p className="own-top asked">
      <span>Data analyst, Northwind</span> <span>Sent 20 November</span>
    </p>
    <p className="own-title">
      Your application is <span className="tick">in review.</span>
    </p>
    <ol className="own-steps">
      <li className="done">Sent</li>
      <li className="now">In review</li>
      <li>Interview</li>
      <li>Offer</li>
    </ol>
    <p className="own-words">
      <strong>How this is decided</strong>
      <br />
      The evaluation reads your CV and your answers next to the posting. It is not given your name, your
      address or your age. It is advice: a person decides.
    </p>
    <p className="begin">
      <span className="btn small">What was read</span> <span className="btn small ghost">Add a comment</span>{" "}
      <span className="btn small bare">Ask for a person</span>
    </p>
  </figure>
);
