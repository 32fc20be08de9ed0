import { renew } from "~/lib/renew";

/** A pause in typing that counts as done. Milliseconds. */
const TYPING_PAUSE = 300;
const LOOKED_AFTER = 3000;
const DESK = /^\/dash(?:\/(?:\w{26}|sample-\d+))?$/;

type Way = {
  entry: "push" | "replace" | "none";
  /** Where the page and its list stood when they were left. */
  left?: { page: number; list: number } | null;
};
type Answer = { page: Document; desk: Element | null; ok: boolean; address: string };

/** The list and its people in place: the same pages are asked for, and what has changed is taken. */
class LiveDesk extends HTMLElement {
  private shown = addressOf(location);
  private turn = new AbortController();
  private sent: Promise<unknown> = Promise.resolve();
  private typing: number | undefined;
  private looking: number | undefined;
  private byItself: HTMLFormElement | null = null;

  connectedCallback(): void {
    this.addEventListener("click", this.follow);
    this.addEventListener("submit", this.submit);
    this.addEventListener("change", this.choose);
    this.addEventListener("input", this.type);
    addEventListener("popstate", this.back);
    addEventListener("pageshow", ({ persisted }) => persisted && void this.look());
    // On a slow connection somebody types and chooses before the page listens.
    const form = this.querySelector<HTMLFormElement>(".filters");
    if (form && controlsOf(form).some(isChanged)) send(form);
    const said = this.querySelector(".desk-bar-said [role]")?.textContent;
    if (said && location.hash === "") this.focusOn(document.activeElement === document.body);
    this.lookLater();
  }

  private readonly follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!link || event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    if (link.origin !== location.origin || !DESK.test(link.pathname)) return;
    const here = addressOf(link) === this.shown;
    if (here && link.hash !== "") return;
    event.preventDefault();
    // Without a network whatever is sent ends in those words.
    if (!navigator.onLine) return void send(this.querySelector<HTMLFormElement>(".filters"));
    const list = link.closest(".desk-views, .paging") ? 0 : this.list.scrollTop;
    const page = link.closest(".desk-tabs, .desk-papers") ? scrollY : 0;
    void this.go(link.href, { entry: here ? "replace" : "push", left: { page, list } });
  };

  private readonly back = ({ state }: PopStateEvent): void => {
    const left = state?.left;
    if (addressOf(location) !== this.shown) return void this.go(location.href, { entry: "none", left });
    this.begin();
    this.rest(false);
    this.say("");
    this.lookLater();
  };

  private readonly type = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement && target.type === "search")) return;
    window.clearTimeout(this.typing);
    this.typing = window.setTimeout(() => send(target.form), TYPING_PAUSE);
  };

  private readonly choose = ({ target }: Event): void => {
    if (target instanceof HTMLInputElement && target.type === "checkbox") this.keepInStep(target);
    if (!(target instanceof HTMLSelectElement)) return;
    send(target.form);
    if (!navigator.onLine) for (const one of target.options) one.selected = one.defaultSelected;
  };

  /** Whoever takes one back does not mean all any more. */
  private keepInStep({ name, checked }: HTMLInputElement): void {
    for (const box of this.boxes)
      if (box.name !== "one") box.checked &&= checked;
      else if (name !== "one") box.checked = checked;
  }

  private takeBackAll(): void {
    const { boxes } = this;
    if (boxes.some(({ name, checked }) => name === "one" && !checked))
      for (const box of boxes) if (box.name !== "one") box.checked = false;
  }

  private readonly submit = (event: SubmitEvent): void => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form === this.byItself) return;
    if (form.matches(".filters")) void this.go(`${form.action}?${fieldsOf(form)}`, { entry: "replace" });
    else if (form.matches(".desk-bar form, .undo")) void this.post(form, event.submitter);
    else return;
    event.preventDefault();
  };

  private async go(address: string, way: Way): Promise<void> {
    const { signal } = this.begin();
    // On the way to somebody else, the person still on the screen is not the one meant.
    this.rest();
    this.say("Loading...");
    await this.sent;
    const answer = signal.aborted ? null : await ask(address, { signal });
    if (signal.aborted) return;
    if (answer?.ok && answer.desk) return this.show(answer, way, new URL(address).hash);
    if (way.entry === "none") location.reload();
    else location[way.entry === "push" ? "assign" : "replace"](address);
  }

  private async post(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
    const { signal } = this.begin();
    const body = fieldsOf(form);
    const label = pressed?.firstChild;
    const words = label?.nodeValue ?? null;
    if (pressed instanceof HTMLButtonElement && pressed.name !== "") body.append(pressed.name, pressed.value);
    if (label) label.nodeValue = "Saving...";
    this.rest();
    const answering = ask(form.getAttribute("action") ?? "", { method: "POST", body });
    this.sent = answering;
    const answer = await answering;
    if (signal.aborted) return;
    const left = { page: 0, list: this.list.scrollTop };
    if (answer?.ok && answer.desk) return this.show(answer, { entry: "push", left });
    if (label) label.nodeValue = words;
    const refused = answer?.page.querySelector("[data-refused]");
    if (refused) await this.look();
    this.rest(false);
    if (refused) return this.refuse(refused);
    // Any other page, such as a question or an error, is the browser's to show.
    this.byItself = form;
    form.requestSubmit(pressed);
  }

  private begin(): AbortController {
    window.clearTimeout(this.typing);
    window.clearTimeout(this.looking);
    this.turn.abort();
    this.turn = new AbortController();
    return this.turn;
  }

  private show(answer: Answer, { entry, left }: Way, hash = ""): void {
    const { page, desk, address } = answer;
    if (!desk) return;
    const [person, wasOpen] = [personIn(this), this.matches(".open")];
    if (entry === "push") {
      history.replaceState({ left: { page: scrollY, list: this.list.scrollTop } }, "");
      history.pushState(null, "", address);
    } else if (entry === "replace") history.replaceState(history.state, "", address);
    this.shown = addressOf(location);
    const other = person !== personIn(desk);
    if (other) for (const pane of this.querySelectorAll(".desk-person, .desk-papers")) pane.remove();
    renew(this, desk);
    renewRound(page);
    this.say("");
    this.takeBackAll();
    if (other) this.closeQuestions();
    if (left) [this.list.scrollTop, document.documentElement.scrollTop] = [left.list, left.page];
    this.focusOn(this.matches(".open") && (other || !wasOpen));
    // So that the browser goes there and marks it.
    if (hash !== "") location.replace(address + hash);
    this.lookLater();
  }

  private focusOn(name: boolean): void {
    if (name) this.querySelector<HTMLElement>("#candidate-name")?.focus({ preventScroll: true });
    const held = document.activeElement ?? document.body;
    if (held === document.body || held.getClientRects().length === 0)
      this.closest("main")?.focus({ preventScroll: true });
  }

  private lookLater(): void {
    window.clearTimeout(this.looking);
    if ("waits" in this.dataset) this.looking = window.setTimeout(() => void this.look(), LOOKED_AFTER);
  }

  private async look(): Promise<void> {
    const { signal } = this.turn;
    const seen = document.visibilityState === "visible" && navigator.onLine;
    const answer = seen ? await ask(location.href, { signal }) : null;
    if (signal.aborted) return;
    if (answer?.ok && answer.desk) this.show(this.withWhatWasSaid(answer), { entry: "none" });
    this.lookLater();
  }

  /** What the last press brought, and the way to take it back, outlast a look. */
  private withWhatWasSaid(answer: Answer): Answer {
    const [bar, fresh] = [this, answer.desk].map((desk) => desk?.querySelector(".desk-bar"));
    if (!bar || !fresh || personIn(this) !== personIn(answer.desk)) return answer;
    const note = bar.querySelector(":scope > [role=alert]");
    if (note) fresh.insertAdjacentElement("afterbegin", note.cloneNode(true) as HTMLElement);
    for (const part of ["[role]", ".undo"]) {
      const said = bar.querySelector(`.desk-bar-said ${part}`)?.cloneNode(true);
      const place = fresh.querySelector(`.desk-bar-said ${part}`);
      if (said) place ? place.replaceWith(said) : fresh.querySelector(".desk-bar-said")?.appendChild(said);
    }
    return answer;
  }

  private refuse(words: Element): void {
    const note = Object.assign(document.createElement("p"), { className: "notice bad" });
    note.setAttribute("role", "alert");
    note.innerHTML = "<strong>Nothing was changed.</strong> ";
    note.insertAdjacentText("beforeend", words.textContent ?? "");
    this.closeQuestions();
    this.querySelector(".desk-bar")?.insertAdjacentElement("afterbegin", note);
  }

  private closeQuestions(): void {
    for (const question of this.querySelectorAll<HTMLElement>("[popover]")) question.hidePopover?.();
  }

  private rest(disabled = true): void {
    for (const button of this.querySelectorAll<HTMLButtonElement>(".desk-bar-row button, .undo button"))
      button.disabled = disabled;
  }

  private say(words: string): void {
    const status = this.previousElementSibling;
    if (status) status.textContent = words;
  }

  private get list(): Element {
    return this.querySelector(".desk-list") ?? this;
  }

  private get boxes(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
  }
}

function renewRound(page: Document): void {
  document.title = page.title;
  const [bell, news] = inBoth(page, ".bell");
  if (bell && news) renew(bell, news);
  const [back, here] = inBoth<HTMLInputElement>(page, ".cookie-banner input[name=back]");
  if (back && here) back.value = here.value;
}

const inBoth = <Part extends Element>(page: Document, part: string) =>
  [document, page].map((one) => one.querySelector<Part>(part));

const personIn = (desk: Element | null) => desk?.querySelector(".desk-bar-row form")?.getAttribute("action");

const addressOf = ({ pathname, search }: Location | HTMLAnchorElement) => pathname + search;

// Not the one of `lib`: shared chunks would be named in the script of every page.
const send = (form: HTMLFormElement | null) =>
  typeof form?.requestSubmit === "function" ? form.requestSubmit() : form?.submit();

const controlsOf = (part: HTMLElement) =>
  [...part.querySelectorAll("input[type=search], select")] as unknown as (
    | HTMLInputElement
    | HTMLSelectElement
  )[];

const fieldsOf = (form: HTMLFormElement) =>
  new URLSearchParams(new FormData(form) as unknown as Record<string, string>);

async function ask(address: string, asked: RequestInit): Promise<Answer | null> {
  try {
    const answer = await fetch(address, asked);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const desk = isSignedIn(page) === isSignedIn(document) ? page.querySelector("live-desk") : null;
    return { page, desk, ok: answer.ok, address: answer.url };
  } catch {
    return null;
  }
}

/** Whoever was signed out meanwhile would find the sample here. */
const isSignedIn = (page: Document) => page.querySelector(".bell") !== null;

const isChanged = (control: HTMLInputElement | HTMLSelectElement): boolean =>
  control instanceof HTMLSelectElement
    ? [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : control.value !== control.defaultValue;

customElements.define("live-desk", LiveDesk);
