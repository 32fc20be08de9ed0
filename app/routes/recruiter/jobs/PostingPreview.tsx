import { Bold, Heading2, List } from "lucide-react";
import { oneFace } from "~/lib/headline-letters";

type Props = {
  /** Comes from `markdownUnderHeading` and nowhere else: it holds no HTML of a person's. */
  html: string;
  /** The text area that is sent; it holds Markdown. */
  textAreaId: string;
};

/** The posting as people will read it, and where a script runs it is written there, too. */
export const PostingPreview = ({ html, textAreaId }: Props) => (
  <posting-page data-source={textAreaId}>
    <section className="preview" aria-label="Preview">
      <div className="row between">
        <p className="eyebrow">As applicants see it</p>
        <div className="posting-tools row" role="toolbar" aria-label="Text">
          {TOOLS.map(({ command, label, Icon }) => (
            <button key={command} type="button" className="btn ghost small" data-command={command}>
              <Icon size={16} aria-hidden="true" /> {label}
            </button>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above. */}
      <div className="posting" {...oneFace(html)} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  </posting-page>
);

const TOOLS = [
  { command: "bold", label: "Bold", Icon: Bold },
  { command: "formatBlock", label: "Heading", Icon: Heading2 },
  { command: "insertUnorderedList", label: "List", Icon: List },
] as const;
