/** Keeps the answer on the server while it is being written: for the train that enters a tunnel. */
const PAUSE = 1500;

class AnswerDraft extends HTMLElement {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: AbortController | undefined;
  private unsaved = false;

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
    area.form?.addEventListener("submit", () => {
      this.unsaved = false;
      clearTimeout(this.timer);
      this.sending?.abort();
    });
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
    const body = new URLSearchParams({ answer: area.value });
    try {
      const kept = await fetch(address, {
        method: "POST",
        body,
        keepalive: true,
        signal: this.sending.signal,
      });
      this.unsaved ||= kept.status >= 500;
      this.announce(kept.ok ? "Saved" : "");
    } catch {
      this.unsaved = true;
    }
  }

  private announce(text: string): void {
    const status = this.querySelector<HTMLElement>("[data-saved]");
    if (!status) return;
    status.hidden = text === "";
    status.textContent = text;
  }
}
customElements.define("answer-draft", AnswerDraft);
