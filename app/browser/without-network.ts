const LOST = "Network connection lost. Please check your internet connection.";

/** Sent without a network, a form ends in an error. */
export function stayWithoutNetwork(): void {
  const stay = (event: Event) => {
    if (navigator.onLine) return;
    event.preventDefault();
    event.stopPropagation();
    announce(LOST);
  };
  addEventListener("submit", stay, true);
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
