import { EmailAddress } from "~/components/EmailAddress";
import { asDay, asSize } from "~/lib/words";
import { paths } from "~/paths";

type Notice = {
  id: string;
  reference: string;
  email: string;
  organization: string;
  affectedUrls: string;
  affectedDates: string;
  description: string;
  legalBasis: string;
  signature: string;
  signatureDate: string;
};
type Props = { notice: Notice; files: { id: string; fileName: string; size: number }[] };

export function NoticeWords({ notice, files }: Props) {
  const { reference, organization, email, affectedDates, signature, signatureDate } = notice;
  return (
    <>
      <dl className="particulars">
        <dt>Reference</dt>
        <dd>{reference}</dd>
        {organization !== "" && (
          <>
            <dt>Organisation</dt>
            <dd>{organization}</dd>
          </>
        )}
        <dt>Email</dt>
        <dd>
          <EmailAddress of={email} />
        </dd>
        {affectedDates !== "" && (
          <>
            <dt>Dates</dt>
            <dd>{affectedDates}</dd>
          </>
        )}
        <dt>Signed in good faith</dt>
        <dd>
          {signature}, {asDay(new Date(signatureDate))}
        </dd>
      </dl>
      <Written title="Affected addresses" words={notice.affectedUrls} />
      <Written title="Description" words={notice.description} />
      <Written title="Legal basis" words={notice.legalBasis} />
      <section className="stack-tight" aria-labelledby="evidence-title">
        <h2 id="evidence-title">Evidence</h2>
        {files.length === 0 ? (
          <p>Nothing was attached.</p>
        ) : (
          <ul className="stack-tight">
            {files.map(({ id, fileName, size }) => (
              <li key={id}>
                <a href={paths.passEvidence(notice.id, id)}>{fileName}</a>{" "}
                <span className="small muted">{asSize(size)}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

const Written = ({ title, words }: { title: string; words: string }) => (
  <section className="stack-tight">
    <h2>{title}</h2>
    <blockquote className="as-written reading">{words}</blockquote>
  </section>
);
