import type { SubmissionResult } from "@conform-to/react";
import { Button } from "~/components/Button";
import { drawnForm } from "~/components/drawn-form";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Field } from "~/components/Field";
import type { ShortLinkForm } from "~/features/postings/form";
import type { FormInput } from "~/lib/fields";
import { asFigure, counted } from "~/lib/words";
import { paths } from "~/paths";
import { ShareLink } from "./ShareLink";

type Made = { code: string; source: string; clicks: number; clicksToday: number };
type Props = {
  open: boolean;
  shortLinks: Made[];
  origin: string;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function ShortLinks({ open, shortLinks, origin, lastResult }: Props) {
  const [form, fields] = drawnForm<FormInput<typeof ShortLinkForm>>({ id: "short-link", lastResult });
  return (
    <section className="stack" aria-labelledby="short-links">
      <h2 id="short-links">Short links</h2>
      <p>A link for each place where you show this job, so that you see what it brought.</p>
      {!open && <p>The job is not open at present: its links show it once it is.</p>}
      <ErrorSummary form={form} />
      <form method="post" className="form" noValidate>
        <Field
          meta={fields.source}
          label="Source"
          hint="Such as Uni Leeds fair. The same name keeps its link."
          autoComplete="off"
          required
        />
        <Button busy="Making...">Make a link</Button>
      </form>
      {shortLinks.length > 0 && (
        <ul className="register short-links">
          {shortLinks.map(({ code, source, clicks, clicksToday }) => (
            <li key={code}>
              <strong>{source}</strong>
              <span className="muted">
                {counted(clicks, "click")}
                {clicks > 0 && `, ${asFigure(clicksToday)} today`}
              </span>
              <ShareLink href={origin + paths.shortLink(code)} label={`Link for ${source}`} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
