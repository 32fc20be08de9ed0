import type { ReactNode } from "react";
import { brand } from "~/brand";
import { ASKED_DOCUMENTS, ASKED_FIELDS, minutesFor } from "~/features/applications/asked";
import { counted } from "~/lib/words";
import { paths } from "~/paths";
import { SENT_KEPT_YEARS } from "~/vocabulary/retention";
import type { ShownPosting } from "./facts";

const account = ASKED_FIELDS.filter((field) => field.account);
const others = ASKED_FIELDS.filter((field) => !field.account);
const all = new Intl.ListFormat("en-GB", { type: "conjunction" });
const oneOf = new Intl.ListFormat("en-GB", { type: "disjunction" });

export function Asks({ posting, children }: { posting: ShownPosting; children: ReactNode }) {
  const { asked, evaluates, companyName } = posting;
  const privacyContact = posting.privacyEmail || brand.contactEmail;
  return (
    <section className="card asks" aria-labelledby="asks">
      <h2 id="asks">What applying asks for</h2>
      <ul className="register">
        <Line kind="for your account, required">
          {all.format(account.map(({ label }, index) => (index === 0 ? label : lowered(label))))}
        </Line>
        {ASKED_DOCUMENTS.map(({ name, label, types, required }) => (
          <Line key={name} kind={`${oneOf.format(types)}, ${must(required)}`}>
            {label}
          </Line>
        ))}
        {others.map(({ name, label, type, required }) => (
          <Line key={name} kind={`${type === "tick" ? "tick box" : type}, ${must(required)}`}>
            {label}
          </Line>
        ))}
        {asked.map(({ id, question }) => (
          <Line key={id} kind="text, required">
            {question}
          </Line>
        ))}
      </ul>
      <p>
        About <strong>{counted(minutesFor(asked.length), "minute")}</strong>, on any phone. Stop and come
        back; nothing is lost.
      </p>
      {evaluates ? (
        <p>
          An AI evaluation reads along and shows {companyName} the sentences it found.{" "}
          <strong>People decide.</strong> On the page of your application you can ask for a person to look and
          answer.
        </p>
      ) : (
        <p>No automatic evaluation takes place here: people read every application.</p>
      )}
      <p>
        Typically kept for no more than {SENT_KEPT_YEARS} years, and erased 14 days after you delete your
        account. <a href={`mailto:${privacyContact}`}>{privacyContact}</a> answers questions about your data.{" "}
        <a href={paths.privacy()}>Privacy Policy</a>
      </p>
      {children}
    </section>
  );
}

const Line = ({ kind, children }: { kind: string; children: ReactNode }) => (
  <li>
    <span>{children}</span>
    <span className="muted">{kind}</span>
  </li>
);

const must = (required: boolean) => (required ? "required" : "if you like");
const lowered = (label: string) => label.slice(0, 1).toLowerCase() + label.slice(1);
