/**
 * By XMLHttpRequest when there is a file, so that the bar shows what has really been sent. Says at once when
 * one has the wrong type or size, in the server's words.
 */
class UploadForm extends HTMLElement {
  private sending = false;
  private label = "";

  connectedCallback(): void {
    const form = this.querySelector("form");
    if (!form) return;
    for (const place of form.querySelectorAll<HTMLElement>(".drop")) listen(place);
    form.addEventListener("submit", (event) => this.submit(event, form));
    // The back button shows the page as it was left.
    addEventListener("pageshow", (event) => event.persisted && this.wait(form, false));
  }

  private submit(event: SubmitEvent, form: HTMLFormElement): void {
    if (event.defaultPrevented) return;
    const files = [...form.querySelectorAll<HTMLInputElement>("input[type=file]")];
    const chosen = files.some((input) => input.files?.length);
    if (this.sending || chosen) event.preventDefault();
    if (this.sending) return;
    this.wait(form, true);
    if (chosen) this.send(form);
  }

  private wait(form: HTMLFormElement, sending: boolean): void {
    this.sending = sending;
    const button = form.querySelector<HTMLElement>("[data-busy]");
    if (!button) return;
    this.label ||= button.textContent ?? "";
    button.setAttribute("aria-disabled", String(sending));
    button.textContent = (sending && button.dataset.busy) || this.label;
  }

  private send(form: HTMLFormElement): void {
    const place = form.querySelector<HTMLElement>("[data-progress]");
    const bar = place?.querySelector("progress");
    const status = place?.querySelector("[role=status]");
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
    request.addEventListener("load", () => answer(request));
    request.addEventListener("error", () => form.submit());
    request.send(new FormData(form));
  }
}

function answer(request: XMLHttpRequest): void {
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
  const sent = chosenIn(main);
  main.replaceChildren(...answered.childNodes);
  for (const input of main.querySelectorAll<HTMLInputElement>("[data-again]")) {
    input.files = sent.get(input.id) ?? null;
    const clear = input.parentElement?.querySelector<HTMLElement>("[data-clear]");
    if (clear) clear.hidden = !input.files?.length;
  }
  main.querySelector<HTMLElement>(".error-summary")?.focus();
}

const chosenIn = (main: HTMLElement) =>
  new Map([...main.querySelectorAll<HTMLInputElement>("input[type=file]")].map((one) => [one.id, one.files]));

function listen(place: HTMLElement): void {
  const input = place.querySelector("input");
  if (!input) return;
  for (const type of ["dragover", "dragleave", "drop"] as const) {
    place.addEventListener(type, (event) => {
      event.preventDefault();
      place.classList.toggle("over", type === "dragover");
      const dropped = event.dataTransfer?.files;
      if (type !== "drop" || !dropped?.length) return;
      input.files = dropped;
      judge(place, input);
    });
  }
  input.addEventListener("input", () => judge(place, input));
  place.querySelector("[data-clear]")?.addEventListener("click", () => {
    input.value = "";
    judge(place, input);
    input.focus();
  });
}

/** `data-limit` is in bytes. */
function judge(place: HTMLElement, input: HTMLInputElement): void {
  const file = input.files?.[0];
  const what = place.dataset.what ?? "File";
  let problem = "";
  if (file && !/\.(pdf|docx?)$/i.test(file.name)) problem = `${what} must be a PDF, DOC, or DOCX file`;
  else if (file && file.size >= Number(place.dataset.limit)) problem = `${what} must be smaller than 5MB`;
  const error = document.getElementById(`${input.id}-error`);
  if (error) {
    error.textContent = problem;
    error.hidden = problem === "";
  }
  const clear = place.querySelector<HTMLElement>("[data-clear]");
  if (clear) clear.hidden = file === undefined;
  input.setCustomValidity(problem);
  input.setAttribute("aria-invalid", String(problem !== ""));
}
customElements.define("upload-form", UploadForm);
