/** Keeps the answer on the server while it is being written: for the train that enters a tunnel. */
const PAUSE = 1500;
const NOT_SAVED = "Not saved: this answer was changed elsewhere";

const MOST_SENT = 5;
const sentBefore = (): string[] => {
  const before: unknown = history.state?.sent;
  return Array.isArray(before) ? before.filter((each) => typeof each === "string") : [];
};

class AnswerDraft extends HTMLElement {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: AbortController | undefined;
  private unsaved = false;
  private shown = "";
  private sent: string[] = [];

  connectedCallback(): void {
    const area = this.querySelector("textarea");
    const next = this.querySelector<HTMLButtonElement>("[data-next]");
    if (!area) return;
    const judge = () => {
      if (next) next.disabled = area.value.trim() === "";
    };
    area.addEventListener("input", () => {
      judge();
      this.unsaved = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.save(area), PAUSE);
    });
    this.shown = this.querySelector<HTMLInputElement>("[name=shown]")?.value ?? "";
    this.sent = sentBefore();
    area.form?.addEventListener("formdata", ({ formData }) => {
      if (!formData.has("shown")) return;
      formData.set("shown", this.shown);
      for (const text of this.sent) formData.append("sent", text);
      this.remember(area.value);
    });
    area.form?.addEventListener("submit", () => {
      this.unsaved = false;
      clearTimeout(this.timer);
      this.sending?.abort();
    });
    // By "pagehide" the entry of a page that is loaded again takes no more state.
    addEventListener("beforeunload", () => this.unsaved && this.remember(area.value));
    addEventListener("pagehide", () => this.unsaved && this.save(area));
    addEventListener("pageshow", judge);
    judge();
  }

  private async save(area: HTMLTextAreaElement): Promise<void> {
    const address = this.dataset.save;
    if (!address || area.value.trim() === "") return;
    this.unsaved = false;
    this.sending?.abort();
    this.sending = new AbortController();
    const answer = area.value;
    const body = new URLSearchParams({ answer, shown: this.shown });
    for (const text of this.sent) body.append("sent", text);
    this.remember(answer);
    try {
      const kept = await fetch(address, {
        method: "POST",
        body,
        keepalive: true,
        signal: this.sending.signal,
      });
      this.unsaved ||= kept.status >= 500;
      if (kept.ok) this.shown = answer;
      this.announce(kept.ok ? "Saved" : kept.status === 409 ? NOT_SAVED : "");
    } catch {
      this.unsaved = true;
    }
  }

  /** With the entry of the tab's history: a page that is loaded again may show what stood before it. */
  private remember(text: string): void {
    this.sent = [...this.sent, text].slice(-MOST_SENT);
    history.replaceState({ ...history.state, sent: this.sent }, "");
  }

  private announce(text: string): void {
    const status = this.querySelector<HTMLElement>("[data-saved]");
    if (!status) return;
    status.hidden = text === "";
    status.textContent = text;
  }
}
customElements.define("answer-draft", AnswerDraft);
