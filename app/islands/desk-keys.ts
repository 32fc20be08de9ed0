/** A key presses the control that names it in `data-key`; never while somebody types, or with a modifier. */
class DeskKeys extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener("keydown", this.press);
  }

  disconnectedCallback(): void {
    document.removeEventListener("keydown", this.press);
  }

  private readonly press = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.isComposing) return;
    if (event.defaultPrevented || key.length !== 1 || isTyping(target)) return;
    const control = document.querySelector<HTMLElement>(`[data-key~="${CSS.escape(key.toLowerCase())}"]`);
    if (control === null) return;
    event.preventDefault();
    const waits = key.toLowerCase() === "m" ? "[type=submit]" : "input:not([type=checkbox])";
    if (control.matches(waits)) control.focus();
    else control.click();
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]") !== null;

customElements.define("desk-keys", DeskKeys);
