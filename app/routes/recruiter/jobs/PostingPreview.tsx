/** `html` comes from `markdownUnderHeading` and nowhere else: it holds no HTML of a person's. */
export function PostingPreview({ html }: { html: string }) {
  return (
    <section className="preview" aria-label="Preview">
      <p className="eyebrow">As applicants see it</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above. */}
      <div className="posting" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
