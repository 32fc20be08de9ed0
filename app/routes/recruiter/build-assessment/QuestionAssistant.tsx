import { useEffect, useRef, useState } from "react";

type Props = { start: string; busy: boolean; outcome: keyof typeof OUTCOMES | null };

export function QuestionAssistant({ start, busy, outcome }: Props) {
  const [ask, setAsk] = useState(start);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const generate = useRef<HTMLButtonElement>(null);
  return (
    <section className="assistant surface" aria-labelledby="assistant">
      <h2 id="assistant">AI Question Assistant</h2>
      <label htmlFor="ask" className="muted small">
        What should the question find out? It is written from our bank of interview questions and this job’s
        posting.
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
          className="btn ghost"
          disabled={scripted && (ask.trim() === "" || busy)}
        >
          Generate
        </button>
      </div>
      <p className="small" role="status">
        {outcome === null ? "" : OUTCOMES[outcome]}
      </p>
    </section>
  );
}

const OUTCOMES = {
  proposed: "A question was added to the list. Edit it, then save.",
  "no-proposal":
    "No question could be written from that. Say in English what it should find out, such as “working " +
    "under pressure”, or add a question yourself.",
  silent:
    "The assistant did not answer in time. Your questions are as you left them: press Generate again, " +
    "or add a question yourself.",
};
