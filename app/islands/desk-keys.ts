/** A key presses what names it in `data-key`; never while somebody types. Keys without are not listed. */
class DeskKeys extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener("keydown", this.press);
    document.addEventListener("submit", this.decide, true);
    this.addEventListener("beforetoggle", this.list, true);
  }

  disconnectedCallback(): void {
    document.removeEventListener("keydown", this.press);
    document.removeEventListener("submit", this.decide, true);
  }

  /** A second press of the same hand would decide on whoever is shown next, and nobody has read yet. */
  private readonly decide = (event: Event): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.closest(".desk-bar-row") === null) return;
    const [at = "0", whom = ""] = sessionStorage.getItem(DECIDED)?.split(" ") ?? [];
    const isSoon = Date.now() - Number(at) < SAME_HAND;
    const address = form.getAttribute("action") ?? "";
    if (isSoon && whom !== address) event.preventDefault();
    else sessionStorage.setItem(DECIDED, `${Date.now()} ${address}`);
  };

  private readonly list = (): void => {
    for (const line of this.querySelectorAll<HTMLElement>("dl > div"))
      line.hidden = controlOf(line.querySelector("kbd")?.textContent ?? "") === null;
  };

  private readonly press = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
    if (event.defaultPrevented || key.length !== 1 || isTyping(target)) return;
    const control = controlOf(key);
    if (control === null) return;
    event.preventDefault();
    const waits = key.toLowerCase() === "m" ? "[type=submit]" : "input:not([type=checkbox])";
    if (control.matches(waits)) control.focus();
    else control.click();
  };
}

const DECIDED = "decided";
/** In milliseconds; what Windows and macOS take for a double press at most, and a little. */
const SAME_HAND = 600;

const controlOf = (key: string) =>
  document.querySelector<HTMLElement>(`[data-key~="${CSS.escape(key.toLowerCase())}"]`);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;

customElements.define("desk-keys", DeskKeys);
