import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

export function hydrate(loadIslands: () => void): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page loadIslands={loadIslands} />
      </StrictMode>,
    );
  });
}

/** Islands change the page, so they wait until React has recognised it as its own. */
function Page({ loadIslands }: { loadIslands: () => void }) {
  useEffect(() => {
    loadIslands();
    const observer = new MutationObserver(loadIslands);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [loadIslands]);
  return <RemixBrowser />;
}
