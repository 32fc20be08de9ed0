export class HeaderMenus extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener("keydown", this.byEscape);
    document.addEventListener("click", this.byPress);
  }

  disconnectedCallback(): void {
    document.removeEventListener("keydown", this.byEscape);
    document.removeEventListener("click", this.byPress);
  }

  private readonly byEscape = (event: KeyboardEvent): void => {
    const open = this.open;
    if (event.key !== "Escape" || open === null || event.defaultPrevented) return;
    open.open = false;
    open.querySelector("summary")?.focus();
  };

  private readonly byPress = (event: MouseEvent): void => {
    const open = this.open;
    if (open !== null && !open.contains(event.target as Node)) open.open = false;
  };

  private get open(): HTMLDetailsElement | null {
    return this.querySelector<HTMLDetailsElement>("details[open]");
  }
}
