import type { ReactNode } from "react";
import { oneFace } from "~/lib/headline-letters";

export type PostingProps = {
  /** Comes from `markdownUnderHeading` and nowhere else: it holds no HTML of a person's. */
  html: string;
  /** The text area that is sent; it holds Markdown. */
  textAreaId: string;
};

type Props = { tools?: ReactNode } & ({ html: string } | { page: ReactNode });

/** `html` comes from `lib/markdown` and nowhere else: it holds no HTML of a person's. */
export function PostingPreview({ tools, ...shown }: Props) {
  return (
    <section className="preview" aria-label="Preview">
      <div className="row between">
        <p className="eyebrow">As applicants see it</p>
        {tools}
      </div>
      {"page" in shown ? (
        shown.page
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
        <div className="posting" {...oneFace(shown.html)} dangerouslySetInnerHTML={{ __html: shown.html }} />
      )}
    </section>
  );
}
