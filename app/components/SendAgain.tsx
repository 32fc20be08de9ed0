import { type KeptForm, textsOf } from "~/lib/kept-form";
import { Button } from "./Button";

export function SendAgain({ form }: { form: KeptForm }) {
  const texts = textsOf(form);
  return (
    <form method="post" action={form.to} className="stack">
      {form.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a name may come twice, and the list never changes.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p>
        What you typed is kept in this page: do not close it.
        {form.hadFiles && " Only files have to be chosen again."}
      </p>
      {texts.length > 0 && (
        <details>
          <summary>Look at what you typed</summary>
          {texts.map(([name, value]) => (
            <pre key={`${name} ${value}`} className="kept">
              {value}
            </pre>
          ))}
        </details>
      )}
      <div>
        <Button busy="Sending...">Send it again</Button>
      </div>
    </form>
  );
}
