import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates the page, then keeps loading the islands of whatever pages are visited from it. */
export function hydrate(loadIslands: () => void): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  });
  loadIslands();
  new MutationObserver(loadIslands).observe(document.body, { childList: true, subtree: true });
}
