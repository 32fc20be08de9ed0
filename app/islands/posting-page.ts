import { markdownFrom } from "~/lib/markdown-from";

/** The posting is written where it is read; the form sends the Markdown in its text area. */
class PostingPage extends HTMLElement {
  private writing = false;

  connectedCallback(): void {
    const page = this.querySelector<HTMLElement>(".posting");
    const source = document.getElementById(this.dataset.source ?? "");
    if (!page || !(source instanceof HTMLTextAreaElement)) return;
    for (const [name, value] of Object.entries(TEXT_BOX)) page.setAttribute(name, value);
    page.addEventListener("focus", () => document.execCommand("defaultParagraphSeparator", false, "p"));
    page.addEventListener("input", (event) => {
      // The form hears of it from the text area.
      event.stopPropagation();
      source.value = markdownFrom(page);
      this.writing = true;
      source.dispatchEvent(new Event("input", { bubbles: true }));
      this.writing = false;
    });
    page.addEventListener("paste", (event) => {
      event.preventDefault();
      document.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
    });
    page.addEventListener("drop", (event) => event.preventDefault());
    for (const tool of this.querySelectorAll<HTMLElement>("[data-command]")) {
      // The words that are marked stay marked.
      tool.addEventListener("mousedown", (event) => event.preventDefault());
      tool.addEventListener("click", () => apply(tool.dataset.command ?? ""));
    }
    // Read back while somebody writes on the page, it would take the cursor away.
    source.addEventListener("input", () => this.writing || void show(source, page));
    if (source.value !== source.defaultValue) void show(source, page);
  }
}

const TEXT_BOX = {
  contenteditable: "true",
  role: "textbox",
  tabindex: "0",
  "aria-multiline": "true",
  "aria-label": "The posting, as applicants see it",
};

async function show(source: HTMLTextAreaElement, page: HTMLElement): Promise<void> {
  const { markdownUnderHeading } = await import("~/lib/markdown");
  page.innerHTML = markdownUnderHeading(source.value);
}

function apply(command: string): void {
  if (command !== "formatBlock") {
    document.execCommand(command);
    return;
  }
  const now = document.queryCommandValue("formatBlock");
  document.execCommand("formatBlock", false, /^h\d$/.test(now) ? "p" : "h3");
}

customElements.define("posting-page", PostingPage);
