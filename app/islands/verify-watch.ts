const OFTEN_MS = 3000;
const SELDOM_MS = 15_000;

/** Looks after 100 ms, every few seconds while the page is seen, and on Refresh; goes on once verified. */
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
    let pause = OFTEN_MS;
    let timer = 0;
    const lookAgain = (wait: number) => {
      clearTimeout(timer);
      timer = window.setTimeout(async () => {
        if (document.hidden || !this.isConnected) return;
        await check().catch(() => {});
        if (!leading) lookAgain(pause);
        pause = Math.min(pause * 1.1, SELDOM_MS);
      }, wait);
    };
    lookAgain(100);
    const isBack = () => {
      pause = OFTEN_MS;
      if (!document.hidden) lookAgain(0);
    };
    document.addEventListener("visibilitychange", isBack);
    addEventListener("focus", isBack);
    addEventListener("pageshow", ({ persisted }) => {
      if (!persisted) return;
      leading = false;
      isBack();
    });
  }
}
customElements.define("verify-watch", VerifyWatch);
