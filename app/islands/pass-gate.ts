/** Nothing depends on these 800 ms: the server counts and decides. */
const PAUSE_MS = 800;

class PassGate extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form");
    // Not the Show button of the password field, which may be there before this or after.
    const button = this.querySelector<HTMLButtonElement>("button[type=submit]");
    if (!form || !button) return;
    const label = button.textContent;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (button.getAttribute("aria-disabled") === "true") return;
      button.setAttribute("aria-disabled", "true");
      button.textContent = button.dataset.busy ?? label;
      setTimeout(() => form.submit(), PAUSE_MS);
    });
    // The back button shows the page as it was left.
    addEventListener("pageshow", (event) => {
      if (!event.persisted) return;
      button.removeAttribute("aria-disabled");
      button.textContent = label;
    });
  }
}
customElements.define("pass-gate", PassGate);
