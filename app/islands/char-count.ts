class CharCount extends HTMLElement {
  connectedCallback(): void {
    const area = this.querySelector("textarea");
    const count = this.querySelector("[data-count]");
    if (!area || !count) return;
    const show = () => {
      const length = area.value.length;
      count.textContent = `${length.toLocaleString("en-GB")} ${length === 1 ? "character" : "characters"}`;
    };
    area.addEventListener("input", show);
    show();
  }
}
customElements.define("char-count", CharCount);
