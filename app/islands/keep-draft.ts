/** A pause in typing after which what stands is kept. Milliseconds. */
const KEPT_AFTER = 1000;

/** A reload or a dead battery costs nothing then. Nothing depends on it: the buttons send it all again. */
class KeepDraft extends HTMLElement {
  private timer: number | undefined;

  connectedCallback(): void {
    const form = this.querySelector("form");
    if (!form || this.dataset.step === undefined) return;
    const later = () => {
      window.clearTimeout(this.timer);
      this.timer = window.setTimeout(() => void this.keep(form), KEPT_AFTER);
    };
    form.addEventListener("input", later);
    form.addEventListener("submit", () => window.clearTimeout(this.timer));
    // On a slow connection somebody types before the page listens.
    if ([...this.querySelectorAll("textarea")].some((area) => area.value !== area.defaultValue)) later();
  }

  private async keep(form: HTMLFormElement): Promise<void> {
    const body = new FormData(form);
    body.set("step", this.dataset.step ?? "");
    const version = form.querySelector<HTMLInputElement>("[name=version]");
    // Whether it was kept is not known until the answer is here.
    if (version) version.disabled = true;
    const answer = await ask(this.dataset.save ?? "", { method: "POST", body });
    const status = this.querySelector(".wizard-kept");
    const kept = answer?.ok === true && !answer.redirected;
    const words = kept || answer?.status === 409 ? await answer.text() : LATER;
    if (version && answer !== null) version.disabled = false;
    if (version && kept) version.value = words;
    if (status) status.textContent = kept ? "Draft saved" : words;
    if (kept) await this.readAgain(form.action);
  }

  /** What is suggested is of the posting as kept. */
  private async readAgain(address: string): Promise<void> {
    const review = this.querySelector(".review");
    const answer = review && (await ask(address, { headers: { "X-Keep-Flash": "yes" } }));
    if (!review || !answer?.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector(".review");
    const [open, details] = [review.querySelector("details")?.open, fresh?.querySelector("details")];
    if (details && open !== undefined) details.open = open;
    if (fresh) review.replaceWith(fresh);
  }
}

const LATER = "Not saved yet: we will try again as you type.";

const ask = (address: string, asked: RequestInit) => fetch(address, asked).catch(() => null);

customElements.define("keep-draft", KeepDraft);
