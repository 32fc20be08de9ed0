const LOST = "Network connection lost. Please check your internet connection.";

/** Sent or followed without a network, forms and a hydrated page's links end in an error. */
export function stayWithoutNetwork(lively: boolean): void {
  const stay = (event: Event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    announce(LOST);
  };
  addEventListener("submit", stay, true);
  if (lively) {
    addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[href]");
        if (link && !link.getAttribute("href")?.startsWith("#")) stay(event);
      },
      true,
    );
  }
  addEventListener("online", () => announce(""));
}

export const keepOfflinePage = (): void =>
  void navigator.serviceWorker?.register("/offline-worker.js").catch(() => undefined);

function announce(words: string): void {
  document.querySelector("#without-network")?.remove();
  if (words === "") return;
  const note = Object.assign(document.createElement("p"), {
    id: "without-network",
    className: "no-network",
  });
  note.setAttribute("role", "alert");
  document.body.insertAdjacentElement("afterbegin", note);
  // An alert that is there before its words is read out.
  note.textContent = words;
}
