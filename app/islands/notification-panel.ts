class NotificationPanel extends HTMLElement {
  connectedCallback(): void {
    const details = this.closest("details");
    const refresh = () => void (details?.open && this.load());
    details?.addEventListener("toggle", refresh);
    // It may have been opened before this script came.
    refresh();
  }

  private async load(): Promise<void> {
    const response = await fetch("/notifications", { headers: { Accept: "text/html" } }).catch(() => null);
    if (!response?.ok || response.redirected) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const news = page.querySelector("[data-notifications]");
    if (news) this.querySelector("[data-news]")?.replaceChildren(...news.childNodes);
  }
}
customElements.define("notification-panel", NotificationPanel);
