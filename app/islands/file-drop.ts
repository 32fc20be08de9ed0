/** Says at once when a file has the wrong type or size, in the server's words. `data-limit` is in bytes. */
class FileDrop extends HTMLElement {
  connectedCallback(): void {
    const input = this.querySelector("input");
    if (!input) return;
    for (const type of ["dragover", "dragleave", "drop"]) {
      this.addEventListener(type, (event) => {
        event.preventDefault();
        this.classList.toggle("over", type === "dragover");
      });
    }
    this.addEventListener("drop", (event) => {
      const dropped = event.dataTransfer?.files;
      if (!dropped?.length) return;
      input.files = dropped;
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    input.addEventListener("input", () => this.judge(input));
  }

  private judge(input: HTMLInputElement): void {
    const file = input.files?.[0];
    const what = this.dataset.what ?? "File";
    let problem = "";
    if (file && !/\.(pdf|docx?)$/i.test(file.name)) problem = `${what} must be a PDF, DOC, or DOCX file`;
    else if (file && file.size >= Number(this.dataset.limit)) problem = `${what} must be smaller than 5MB`;
    const error = document.getElementById(`${input.id}-error`);
    if (error) {
      error.textContent = problem;
      error.hidden = problem === "";
    }
    input.setCustomValidity(problem);
    if (problem) input.setAttribute("aria-invalid", "true");
    else input.removeAttribute("aria-invalid");
  }
}
customElements.define("file-drop", FileDrop);
