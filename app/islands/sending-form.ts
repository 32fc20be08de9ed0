/** Disables the fields of the form it wraps while the form is on its way. */
class SendingForm extends HTMLElement {
  connectedCallback(): void {
    const fields = this.querySelector("fieldset");
    this.addEventListener("submit", (event) => {
      // After the browser has taken what was typed: disabled fields are not sent.
      if (!event.defaultPrevented && fields) setTimeout(() => (fields.disabled = true));
    });
    // The back button shows the page as it was left; it has to be usable again.
    addEventListener("pageshow", (event) => {
      if (event.persisted && fields) fields.disabled = false;
    });
  }
}
customElements.define("sending-form", SendingForm);
