/** `data-close` has the focus first: whoever presses Enter too soon has done nothing. */
class DialogLink extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector("dialog");
    this.querySelector(":scope > a")?.addEventListener("click", (event) => {
      event.preventDefault();
      dialog?.showModal();
      dialog?.querySelector<HTMLElement>("[data-close]")?.focus();
    });
    dialog?.addEventListener("click", (event) => {
      const target = event.target as Element;
      if (target === dialog || target.closest("[data-close]")) dialog.close();
    });
  }
}
customElements.define("dialog-link", DialogLink);
