import { type MouseEventHandler, useEffect, useRef, useState } from "react";
import { type Draft, MOST_QUESTIONS } from "~/features/questionnaires/rules";
import type { Asked, BuilderReply } from "./reply";

type Props = {
  start: string;
  busy: boolean;
  asked: Asked | null;
  offers: BuilderReply["offers"];
  draft: Draft;
  action: string;
  press: MouseEventHandler<HTMLButtonElement>;
};

/** What is offered stays until one is chosen, and is there again once that one is taken back. */
export function QuestionAssistant({ start, busy, asked, offers, draft, action, press }: Props) {
  const [ask, setAsk] = useState(start);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const generate = useRef<HTMLButtonElement>(null);
  const at = draft.questions.findIndex(({ id }) => id === draft.added);
  const here = `${action}#assistant`;
  return (
    <section className="assistant surface" aria-labelledby="assistant">
      <h2 id="assistant">AI Question Assistant</h2>
      <label htmlFor="ask" className="muted small">
        What should the question find out? You get three to choose from.
      </label>
      <div className="row">
        <input
          id="ask"
          name="ask"
          type="text"
          maxLength={500}
          placeholder="For example: solving problems under time pressure"
          value={ask}
          onChange={(event) => setAsk(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            generate.current?.click();
          }}
        />
        <button
          ref={generate}
          type="submit"
          name="intent"
          value="generate"
          formAction={here}
          className="btn ghost"
          disabled={scripted && (ask.trim() === "" || busy)}
        >
          Generate
        </button>
      </div>
      <div role="status" className="small">
        {at >= 0 ? (
          <Added draft={draft} at={at} action={here} press={press} />
        ) : (
          wordsFor(asked, offers.length)
        )}
      </div>
      {at < 0 && offers.length > 0 && (
        <ol className="offers">
          {offers.map((offer, index) => (
            <li key={offer.title} className="stack-tight">
              <p className="eyebrow">{offer.type}</p>
              <h3>{offer.title}</h3>
              <p>{offer.question}</p>
              <button
                type="submit"
                name="intent"
                value={`insert:${index}`}
                formAction={here}
                onClick={press}
                className="btn ghost small"
                aria-label={`Add this one: “${offer.title}”`}
                disabled={draft.questions.length >= MOST_QUESTIONS}
              >
                Add this one
              </button>
            </li>
          ))}
        </ol>
      )}
      {offers.map((offer, index) => (
        <span key={offer.title} hidden>
          {Object.entries(offer).map(([field, value]) => (
            <input key={field} type="hidden" name={`offered[${index}].${field}`} value={value} />
          ))}
        </span>
      ))}
    </section>
  );
}

type AddedProps = Pick<Props, "draft" | "action" | "press"> & { at: number };

function Added({ draft, at, action, press }: AddedProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <p className="row between">
      <span>
        “{draft.questions[at]?.title}” is now question {at + 1}. Change it as you like, then save.
      </span>
      <button
        ref={undo}
        type="submit"
        name="intent"
        value={`delete:${draft.added}`}
        formAction={action}
        onClick={press}
        className="btn ghost small"
        aria-label="Undo: take the question out again"
      >
        Undo
      </button>
    </p>
  );
}

function wordsFor(asked: Asked | null, offered: number): string {
  switch (asked?.kind) {
    case undefined:
      return offered > 0 ? "Choose one of these. Nothing is added until you do." : "";
    case "fitting":
      return "Choose one of these. Nothing is added until you do.";
    case "own-words":
      return (
        "We have no question of our own for this. The first asks for it in your words; the others may " +
        "fit as well. Nothing is added until you choose."
      );
    case "near":
      return (
        "We have no question for this. Here are three that are near, or that fit most jobs. Nothing is " +
        "added until you choose."
      );
    case "refused":
      return asked.reason;
    case "no-proposal":
      return "There is nothing to offer for that. Say it in other words, or add a question yourself.";
    case "silent":
      return (
        "The assistant did not answer in time. Your questions are as you left them: press Generate again, " +
        "or add a question yourself."
      );
  }
}
