import type { ReactNode } from "react";
import type { DrawnForm } from "./drawn-form";

export function ErrorSummary(props: {
  form: Pick<DrawnForm, "id" | "allErrors">;
  title?: string;
  children?: ReactNode;
}) {
  const { form, title = "There is a problem", children } = props;
  const wrong = Object.entries(form.allErrors);
  if (wrong.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that comes back with problems begins with them.
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus>
      <h2>{title}</h2>
      <ul>
        {wrong.map(([name, messages]) => (
          <li key={name}>
            {name === "" ? messages.join(" ") : <a href={`#${form.id}-${name}`}>{messages[0]}</a>}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
