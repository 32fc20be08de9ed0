class PasswordToggle extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector("input");
    if (!input || this.querySelector("button")) return;
    const button = document.createElement("button");
    button.type = "button";
    const label = () => {
      const hidden = input.type === "password";
      button.textContent = hidden ? "Show" : "Hide";
      button.setAttribute("aria-label", hidden ? "Show password" : "Hide password");
    };
    button.addEventListener("click", () => {
      input.type = input.type === "password" ? "text" : "password";
      label();
    });
    // A browser offers to keep only what is still a password when the form is sent.
    input.form?.addEventListener("submit", () => {
      input.type = "password";
      label();
    });
    label();
    this.appendChild(button);
  }
}
customElements.define("password-toggle", PasswordToggle);
