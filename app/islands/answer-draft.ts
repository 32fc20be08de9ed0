/** Keeps the answer on the server while it is being written: for the train that enters a tunnel. */
const PAUSE = 1500;
const NOT_SAVED = "Not saved: this answer was changed elsewhere";

class AnswerDraft extends HTMLElement {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sending: AbortController | undefined;
  private unsaved = false;
  private shown = "";
  private sent = "";

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
    this.sent = this.shown;
    area.form?.addEventListener("formdata", ({ formData }) => {
      if (!formData.has("shown")) return;
      formData.set("shown", this.shown);
      formData.set("sent", this.sent);
      this.sent = area.value;
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
    const answer = area.value;
    const body = new URLSearchParams({ answer, shown: this.shown, sent: this.sent });
    this.sent = answer;
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

  private announce(text: string): void {
    const status = this.querySelector<HTMLElement>("[data-saved]");
    if (!status) return;
    status.hidden = text === "";
    status.textContent = text;
  }
}
customElements.define("answer-draft", AnswerDraft);
