class BusyButton extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector("button");
    const form = button?.form;
    if (!button || !form) return;
    const label = button.textContent;
    form.addEventListener("submit", (event) => {
      if (button.getAttribute("aria-disabled") === "true") {
        event.preventDefault();
        return;
      }
      if (event.defaultPrevented) return;
      button.setAttribute("aria-disabled", "true");
      button.textContent = button.dataset.busy ?? label;
    });
    // The back button shows the page as it was left.
    addEventListener("pageshow", (event) => {
      if (!event.persisted) return;
      button.removeAttribute("aria-disabled");
      button.textContent = label;
    });
  }
}
customElements.define("busy-button", BusyButton);
