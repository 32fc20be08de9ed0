const STEPS = [
  { name: "Fill in this form", detail: "Your name, how to reach you, and when you could start." },
  { name: "Verify your email", detail: "Press the button in the message that we send you." },
  { name: "Upload your CV", detail: "A PDF, DOC or DOCX file; a cover letter if you like." },
  { name: "Answer the role questions", detail: "A few questions about your work, in your own words." },
  {
    name: "AI evaluation",
    detail: "It points out what fits the posting. It is advice: a person decides.",
  },
];

const READ_BY_PEOPLE = {
  name: "A person reads it",
  detail: "No automatic evaluation takes place at this company.",
};

const KNOWN: Record<string, string> = {
  "Fill in this form": "Whether you may work there, and when you could start.",
  "Verify your email": "Done: your address is verified.",
};

/** `verified`: for somebody who has been here before. */
export function WhatsNext({ evaluates, verified }: { evaluates: boolean; verified: boolean }) {
  const steps = evaluates ? STEPS : [...STEPS.slice(0, -1), READ_BY_PEOPLE];
  return (
    <section className="stack" aria-labelledby="next">
      <h2 id="next" className="card-title">
        What's Next
      </h2>
      <ol className="numbered">
        {steps.map((step) => (
          <li key={step.name}>
            <strong>{step.name}</strong>
            <br />
            <span className="small muted">{(verified && KNOWN[step.name]) || step.detail}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
