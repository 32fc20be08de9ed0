/** `data-done` is what it says afterwards. */
class CopyText extends HTMLElement {
  connectedCallback(): void {
    const field = this.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
    if (!field || this.querySelector("button")) return;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn ghost small";
    button.textContent = this.dataset.label ?? "Copy";
    const status = document.createElement("span");
    status.setAttribute("role", "status");
    button.addEventListener("click", async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(field.value);
        status.textContent = this.dataset.done ?? "Copied";
      } catch {
        status.textContent = "Press Ctrl+C to copy";
      }
    });
    this.appendChild(button);
    this.appendChild(status);
  }
}
customElements.define("copy-text", CopyText);
