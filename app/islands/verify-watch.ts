/** Looks after 100 ms, when the tab is seen again, and on Refresh; goes on once verified. */
class VerifyWatch extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector("form");
    const status = this.querySelector("[data-status]");
    if (!form || !status) return;
    const announce = (text: string) => {
      status.className = "notice";
      status.textContent = text;
    };
    let leading = false;
    const check = async () => {
      if (leading) return true;
      const response = await fetch("/verifyemail/state", { cache: "no-store" });
      const { verified } = (await response.json()) as { verified: boolean };
      if (!verified) return false;
      if (leading) return true;
      // Sent once: the answer brings a new session, and a second one on its way would come with the old.
      leading = true;
      announce("Email verified! Redirecting...");
      setTimeout(() => form.submit(), 500);
      return true;
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      check().then(
        (verified) => verified || form.submit(),
        () => announce(this.dataset.failed ?? ""),
      );
    });
    const quietly = () => void check().catch(() => {});
    setTimeout(quietly, 100);
    addEventListener("focus", quietly);
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) leading = false;
    });
  }
}
customElements.define("verify-watch", VerifyWatch);
