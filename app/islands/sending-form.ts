class SendingForm extends HTMLElement {
  connectedCallback(): void {
    const fields = this.querySelector("fieldset");
    this.addEventListener("submit", (event) => {
      // Disabled fields are not sent, so this waits until the browser has taken what was typed.
      if (!event.defaultPrevented && fields) setTimeout(() => (fields.disabled = true));
    });
    // The back button shows the page as it was left.
    addEventListener("pageshow", (event) => {
      if (event.persisted && fields) fields.disabled = false;
    });
  }
}
customElements.define("sending-form", SendingForm);
