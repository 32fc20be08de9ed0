/** By XMLHttpRequest when there is a file, so that the bar shows what has really been sent. */
class UploadForm extends HTMLElement {
  private sending = false;

  connectedCallback(): void {
    const form = this.querySelector("form");
    form?.addEventListener("submit", (event) => {
      const files = [...form.querySelectorAll<HTMLInputElement>("input[type=file]")];
      if (event.defaultPrevented || files.every((input) => !input.files?.length)) return;
      event.preventDefault();
      if (!this.sending) this.send(form);
    });
  }

  private send(form: HTMLFormElement): void {
    const place = form.querySelector<HTMLElement>("[data-progress]");
    const bar = place?.querySelector("progress");
    const status = place?.querySelector("[role=status]");
    const button = form.querySelector<HTMLElement>("[data-busy]");
    this.sending = true;
    button?.setAttribute("aria-disabled", "true");
    if (button) button.textContent = button.dataset.busy ?? button.textContent;
    const request = new XMLHttpRequest();
    request.open("POST", location.href);
    // The page that the answer leads to is opened once more, for the person to read what it says.
    request.setRequestHeader("X-Keep-Flash", "yes");
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      const percent = Math.round((loaded / total) * 100);
      if (place) place.hidden = false;
      if (bar) bar.value = percent;
      if (status) status.textContent = percent < 100 ? `${percent}% sent` : "Received. One moment…";
    });
    request.addEventListener("load", () => this.answer(request));
    request.addEventListener("error", () => form.submit());
    request.send(new FormData(form));
  }

  private answer(request: XMLHttpRequest): void {
    const next = new URL(request.responseURL);
    if (next.pathname !== location.pathname) {
      location.assign(next);
      return;
    }
    const main = document.querySelector("main");
    const answered = new DOMParser().parseFromString(request.responseText, "text/html").querySelector("main");
    if (!main || !answered) {
      location.reload();
      return;
    }
    main.replaceChildren(...answered.childNodes);
    main.querySelector<HTMLElement>(".error-summary")?.focus();
  }
}
customElements.define("upload-form", UploadForm);
