import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { ReactNode } from "react";

type Fields = Record<string, Pick<FieldMetadata<unknown>, "id" | "errors">>;

/** What is wrong with a form, on top of it, each line leading to its field. Nothing when all is well. */
export function ErrorSummary(props: {
  form: Pick<FormMetadata<Record<string, unknown>, string[]>, "errors">;
  fields: Fields;
  title?: string;
  children?: ReactNode;
}) {
  const { form, fields, title = "There is a problem", children } = props;
  const wrong = Object.values(fields).filter((field) => field.errors !== undefined);
  if (wrong.length === 0 && form.errors === undefined) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1}>
      <h2>{title}</h2>
      <ul>
        {form.errors?.map((message) => (
          <li key={message}>{message}</li>
        ))}
        {wrong.map((field) => (
          <li key={field.id}>
            <a href={`#${field.id}`}>{(field.errors as string[]).join(" ")}</a>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
