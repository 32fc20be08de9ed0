import { Bold, Heading2, List } from "lucide-react";
import { useEffect, useRef } from "react";
import { markdownFrom } from "~/lib/markdown-from";
import { PostingPreview, type PostingProps } from "./PostingPreview";

export function EditedPosting({ html, textAreaId }: PostingProps) {
  const page = useRef<HTMLDivElement>(null);
  const writing = useRef(false);
  useEffect(() => {
    if (page.current) page.current.innerHTML = html;
  }, [html]);
  useEffect(() => {
    const field = document.getElementById(textAreaId);
    const follow = async () => {
      // Read back while somebody writes on the page, it would take the cursor away.
      if (writing.current || !(field instanceof HTMLTextAreaElement)) return;
      const { markdownUnderHeading } = await import("~/lib/markdown");
      if (page.current) page.current.innerHTML = markdownUnderHeading(field.value);
    };
    field?.addEventListener("input", follow);
    return () => field?.removeEventListener("input", follow);
  }, [textAreaId]);
  const write = () => {
    const field = document.getElementById(textAreaId);
    if (page.current === null || !(field instanceof HTMLTextAreaElement)) return;
    field.value = markdownFrom(page.current);
    writing.current = true;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    writing.current = false;
  };
  return (
    <PostingPreview
      tools={<Tools />}
      page={
        // biome-ignore lint/a11y/useSemanticElements: no field of HTML's own shows headings and lists.
        <div
          ref={page}
          className="posting"
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label="The posting, as applicants see it"
          onFocus={() => document.execCommand("defaultParagraphSeparator", false, "p")}
          onInput={(event) => {
            // The form hears of it from the text area.
            event.stopPropagation();
            write();
          }}
          onPaste={(event) => {
            event.preventDefault();
            document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
          }}
          onDrop={(event) => event.preventDefault()}
        />
      }
    />
  );
}

const TOOLS = [
  { command: "bold", label: "Bold", Icon: Bold },
  { command: "formatBlock", label: "Heading", Icon: Heading2 },
  { command: "insertUnorderedList", label: "List", Icon: List },
] as const;

const Tools = () => (
  <div className="posting-tools row" role="toolbar" aria-label="Text">
    {TOOLS.map(({ command, label, Icon }) => (
      <button
        key={command}
        type="button"
        className="btn ghost small"
        // The words that are marked stay marked.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => apply(command)}
      >
        <Icon size={16} aria-hidden="true" /> {label}
      </button>
    ))}
  </div>
);

function apply(command: (typeof TOOLS)[number]["command"]): void {
  if (command !== "formatBlock") {
    document.execCommand(command);
    return;
  }
  const now = document.queryCommandValue("formatBlock");
  document.execCommand("formatBlock", false, /^h\d$/.test(now) ? "p" : "h3");
}
