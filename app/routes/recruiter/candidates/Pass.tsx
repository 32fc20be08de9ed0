import type { PassLetter } from "~/features/candidates/pass-letters";
import type { WaitingMail } from "~/features/messages/waiting-mails";
import { OFFER_ENDS, type OfferEnd } from "~/vocabulary/applications";
import { Key } from "./Keys";
import { DecisionWaits } from "./MailsWait";

type Props = {
  /** Where the company gives reasons, it asks for one on a page of its own. */
  page: string | null;
  name: string;
  letters: readonly PassLetter[];
  /** When the applicant is told, in words; null in the sample, where nobody is. */
  told: string | null;
  waiting: readonly WaitingMail[];
};

/** React 18 does not know these attributes by name. */
const OPENS = { popovertarget: "pass-sure" };
const OPENED = { popover: "auto" };
const CLOSES = { ...OPENS, popovertargetaction: "hide" };
/** First each time that the question opens, not when the page comes. */
const FOCUSED = { autoFocus: true };

/** A no ends the story, so that it takes a second press. */
export function Pass({ page, name, letters, told, waiting }: Props) {
  if (page !== null)
    return (
      <a className="btn ghost" data-key="p" href={page}>
        Pass
        <Key sign="P" />
      </a>
    );
  const written = waiting.filter(({ change }) => change === null);
  const offered = letters.filter((letter) => letter.offer !== null);
  return (
    <>
      <button type="button" className="btn ghost" data-key="p" {...OPENS}>
        Pass
        <Key sign="P" />
      </button>
      <div
        id="pass-sure"
        className={offered.length > 0 ? "desk-sure two" : "desk-sure"}
        role="dialog"
        aria-label={`Pass ${name}`}
        {...OPENED}
      >
        {written.length > 0 && <p className="notice">{stillWaits(written)}</p>}
        {waiting.map(
          (mail) =>
            mail.change !== null && (
              <p key={mail.change} className="notice">
                <DecisionWaits mail={mail} name={name} />
              </p>
            ),
        )}
        {offered.length > 0 ? (
          <WhoSaidNo name={name} letters={offered} told={told} />
        ) : (
          <Sure name={name} letter={letters[0]} told={told} />
        )}
      </div>
    </>
  );
}

const stillWaits = (waiting: readonly WaitingMail[]) => {
  const mails = waiting.map(({ by, subject }) => `“${subject}” of ${by}`);
  return `Written before, and leaves all the same: ${mails.join(", ")}.`;
};

type SureProps = Pick<Props, "name" | "told"> & { letter: PassLetter | undefined };

const Sure = ({ name, letter, told }: SureProps) => (
  <>
    <p>
      <strong>Pass {name}?</strong>{" "}
      {told === null
        ? "This stays in your browser."
        : `The applicant is told by email ${told}, and the application ends here.`}
    </p>
    <div className="row">
      <button type="submit" name="status" value="passed" className="btn" {...FOCUSED}>
        Yes, pass
      </button>
      <Cancel />
    </div>
    {letter !== undefined && <Mail letter={letter} sent="This is sent" />}
  </>
);

const ENDS: Record<OfferEnd, { button: string; sent: string }> = {
  declined: { button: "They declined", sent: "If they declined, this is sent" },
  withdrawn: { button: "We withdraw", sent: "If you withdraw it, this is sent" },
};

/** A press of Enter out of habit must not choose between the two: the question has the focus. */
const WhoSaidNo = ({ name, letters, told }: Omit<Props, "page" | "waiting">) => (
  <>
    <p tabIndex={-1} {...FOCUSED}>
      <strong>{name} has an offer. Who said no?</strong> The mail goes {told}, and the application ends here.
    </p>
    <div className="desk-ends">
      {OFFER_ENDS.map((offer) => (
        <button key={offer} type="submit" name="offer" value={offer} className="btn ghost">
          {ENDS[offer].button}
        </button>
      ))}
    </div>
    <p>
      <Cancel />
    </p>
    <div className="desk-mails">
      {letters.map((letter) => (
        <Mail
          key={letter.subject}
          letter={letter}
          sent={letter.offer === null ? "" : ENDS[letter.offer].sent}
        />
      ))}
    </div>
  </>
);

const Cancel = () => (
  <button type="button" className="btn ghost" {...CLOSES}>
    Cancel
  </button>
);

const Mail = ({ letter, sent }: { letter: PassLetter; sent: string }) => (
  <figure className="desk-mail">
    <figcaption>
      <strong>{sent}</strong>
      <br />
      Subject: {letter.subject}
    </figcaption>
    <p>{letter.text}</p>
  </figure>
);
