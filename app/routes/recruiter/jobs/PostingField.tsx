import { type FieldFacts, TextArea } from "~/components/Field";
import { PostingPreview } from "./PostingPreview";

export function PostingField({ meta, html }: { meta: FieldFacts; html: string }) {
  return (
    <>
      <PostingPreview html={html} textAreaId={meta.id} />
      <details className="posting-source" open={meta.errors !== undefined || undefined}>
        <summary>See the source</summary>
        <TextArea
          meta={meta}
          label="Final Job Posting"
          hint="“## ” begins a heading, “- ” a point of a list, and **two stars** make words bold."
          required
          rows={18}
        />
      </details>
    </>
  );
}
