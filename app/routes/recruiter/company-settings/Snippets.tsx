import { Card } from "~/components/Card";
import { paths } from "~/paths";

type Props = { origin: string; slug: string; name: string };

export function Snippets({ origin, slug, name }: Props) {
  const title = `Jobs at ${name}`.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  return (
    <Card title="On your own website">
      <div className="form">
        <Snippet
          label="Your list of jobs, in a frame"
          text={
            `<iframe src="${origin}${paths.embed(slug)}" title="${title}" loading="lazy" ` +
            `width="100%" height="600"></iframe>`
          }
        />
        <p className="hint">
          Behind /embed you may add ?theme=dark or ?theme=light, &amp;department=Sales and &amp;limit=10.
        </p>
        <Snippet
          label="A link to your page"
          text={`<a href="${origin}${paths.company(slug)}">${title}</a>`}
        />
      </div>
    </Card>
  );
}

const Snippet = ({ label, text }: { label: string; text: string }) => (
  <copy-text class="snippet" data-label="Copy" data-done="Copied">
    <label>
      {label}
      <textarea readOnly rows={4} value={text} spellCheck={false} />
    </label>
  </copy-text>
);
