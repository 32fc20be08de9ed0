/** An open dialog becomes a modal one; closed and opened again, it keeps what was typed. */
class ModalDialog extends HTMLElement {
  connectedCallback(): void {
    const dialog = this.querySelector("dialog");
    const page = this.previousElementSibling;
    if (!dialog || !page) return;
    const show = () => {
      const typing = dialog.querySelector<HTMLElement>(":focus");
      dialog.close();
      dialog.showModal();
      (typing ?? dialog.querySelector<HTMLElement>(".error-summary, form input, p > .btn"))?.focus();
    };
    dialog.addEventListener("close", () => page.toggleAttribute("inert", dialog.open));
    dialog.querySelector("[data-close]")?.addEventListener("click", (event) => {
      event.preventDefault();
      dialog.close();
    });
    let outside = false;
    dialog.addEventListener("pointerdown", (event) => {
      outside = event.target === dialog && isOutside(dialog, event);
    });
    dialog.addEventListener("click", () => {
      if (outside) dialog.close();
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

/** A press on the backdrop reaches the dialog too, as one on its own padding does. */
function isOutside(dialog: HTMLElement, { clientX: x, clientY: y }: PointerEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
customElements.define("modal-dialog", ModalDialog);
