/** An open dialog becomes a modal one; closed and opened again, it keeps what was typed. */
class ModalDialog extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector("dialog");
    const page = this.previousElementSibling;
    if (!dialog || !page) return;
    const show = () => {
      dialog.close();
      dialog.showModal();
      dialog.querySelector<HTMLElement>(".error-summary, form input, p > .btn")?.focus();
    };
    dialog.addEventListener("close", () => page.toggleAttribute("inert", dialog.open));
    dialog.querySelector("[data-close]")?.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.close();
    });
    page.addEventListener("click", (event) => {
      const link = (event.target as Element).closest("a");
      if (link?.pathname !== location.pathname) return;
      event.preventDefault();
      show();
    });
    show();
  }
}
customElements.define("modal-dialog", ModalDialog);
