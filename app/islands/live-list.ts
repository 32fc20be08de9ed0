/** A pause in typing that counts as done. Milliseconds. */
const TYPING_PAUSE = 300;

type Control = HTMLInputElement | HTMLSelectElement;

/** Filters and statuses in place: the same pages are asked for, and what has changed is taken from them. */
class LiveList extends HTMLElement {
  private timer: number | undefined;
  private finding = new AbortController();
  private heard = false;
  private sent = Promise.resolve();
  private onTheirWay = 0;
  private readonly changed = new Set<string>();

  connectedCallback(): void {
    this.addEventListener("submit", this.submit);
    this.addEventListener("change", this.choose);
    this.addEventListener("input", this.type);
    this.addEventListener("click", this.leave);
    // The back button shows the page as it was left.
    addEventListener("pageshow", () => this.say(""));
    // On a slow connection somebody types and chooses before the page listens.
    const changed = controlsOf(this).filter(isChanged);
    for (const form of new Set(changed.map((control) => control.form))) send(form);
  }

  private readonly type = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement && target.type === "search")) return;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => send(target.form), TYPING_PAUSE);
  };

  private readonly choose = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    this.heard = false;
    send(target.form);
    // Without a network nothing is sent: what stands is shown.
    if (!this.heard) for (const option of target.options) option.selected = option.defaultSelected;
  };

  private readonly submit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    this.heard = true;
    if (event.defaultPrevented) return;
    if (form.method === "get") void this.find(form);
    else if (form.matches(".job-status")) this.post(form);
    else return;
    event.preventDefault();
  };

  private readonly leave = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-busy]");
    if (link && event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey)
      this.say(link.dataset.busy);
  };

  private async find(form: HTMLFormElement): Promise<void> {
    window.clearTimeout(this.timer);
    this.finding.abort();
    this.finding = new AbortController();
    const { signal } = this.finding;
    const address = `${form.action}?${fieldsOf(form)}`.replace(/\?$/, "");
    for (const control of controlsOf(form)) settle(control);
    this.say(form.dataset.busy);
    this.querySelector("ul")?.setAttribute("aria-busy", "true");
    const page = await pageAt(address, { signal });
    if (signal.aborted) return;
    if (page === null || !this.wakeRows()) return location.assign(address);
    this.say("");
    history.replaceState(history.state, "", address);
    this.takeList(page);
    this.taken(page);
  }

  /** One after the other: two statuses of one job could overtake each other. */
  private post(form: HTMLFormElement): void {
    const [action, body] = [form.getAttribute("action") ?? "", fieldsOf(form)];
    this.onTheirWay += 1;
    this.changed.add(action);
    const send = async () => {
      const page = await pageAt(action, { method: "POST", body });
      this.onTheirWay -= 1;
      if (page === null) return form.submit();
      if (this.onTheirWay > 0) return;
      this.wakeRows();
      for (const one of this.changed) this.takeJob(page, one);
      this.changed.clear();
      this.renew(".stats", page);
      this.taken(page);
    };
    // Whatever could not be shown is set: the page says so anew, and what comes behind is sent.
    this.sent = this.sent.then(send).catch(() => location.reload());
  }

  /** Everything behind the filters, which keep what is typed and the focus. */
  private takeList(page: Document): void {
    while (this.filters(document)?.nextSibling) this.filters(document)?.nextSibling?.remove();
    let next = this.filters(page)?.nextSibling;
    for (; next; next = this.filters(page)?.nextSibling) this.appendChild(next);
  }

  private filters = (page: Document) => page.querySelector("live-list > search");

  /** The menu that was open stays open, and the status in it keeps the focus. */
  private takeJob(page: Document, action: string): void {
    const jobIn = (one: Document | LiveList) => one.querySelector(`form[action="${action}"]`)?.closest("li");
    const [old, fresh] = [jobIn(this), jobIn(page)];
    if (!fresh) this.takeList(page);
    if (!fresh || !old) return;
    const focused = old.querySelector(".job-status select:focus") !== null;
    const menu = fresh.querySelector("details");
    if (menu) menu.open = old.querySelector("details[open]") !== null;
    old.replaceWith(fresh);
    if (focused) fresh.querySelector<HTMLElement>(".job-status select")?.focus();
  }

  /** The islands of shut menus wait for them to open: rows to come need them loaded. False: none is there. */
  private wakeRows(): boolean {
    for (const menu of this.querySelectorAll("details")) menu.dispatchEvent(new Event("toggle"));
    return this.querySelector("copy-text") !== null || customElements.get("copy-text") !== undefined;
  }

  private renew(part: string, page: Document): void {
    const fresh = page.querySelector(`live-list ${part}`);
    if (fresh) this.querySelector(part)?.replaceWith(fresh);
  }

  private taken(page: Document): void {
    document.querySelector("main > .flash")?.remove();
    const content = document.querySelector("main");
    const told = page.querySelector("main > .flash");
    if (told) content?.insertBefore(told, content.firstChild);
    if (document.activeElement === document.body) content?.focus({ preventScroll: true });
  }

  private say(words = ""): void {
    const status = this.querySelector(".loading-status");
    if (status) status.textContent = words;
  }
}

// Not the one of `lib`: shared chunks would be named in the script of every page.
const send = (form: HTMLFormElement | null) =>
  typeof form?.requestSubmit === "function" ? form.requestSubmit() : form?.submit();

const controlsOf = (part: HTMLElement) =>
  [...part.querySelectorAll("input[type=search], select")] as unknown as Control[];

const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>);

/** Null for any other page, such as a question or an error, which the browser then shows by itself. */
async function pageAt(address: string, asked: RequestInit): Promise<Document | null> {
  try {
    const answer = await fetch(address, asked);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    return answer.ok && page.querySelector("live-list") !== null ? page : null;
  } catch {
    return null;
  }
}

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue;

/** What is asked for is what stands from now on. */
function settle(control: Control): void {
  if (control instanceof HTMLInputElement) control.defaultValue = control.value;
  else for (const option of control.options) option.defaultSelected = option.selected;
}

customElements.define("live-list", LiveList);
