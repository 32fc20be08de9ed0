import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTyped } from "./typed-ahead";

export async function hydrate(loadIslands: () => void): Promise<void> {
  const typeAgain = keepTyped();
  await pageDataDecoded();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page loadIslands={loadIslands} hydrated={typeAgain} />
      </StrictMode>,
    );
  });
}

/**
 * RemixBrowser throws the promise of the page's data before its first hook, and so suspends the document.
 * A press in that moment makes React give up the root for good (error 345).
 */
async function pageDataDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    if (decoding instanceof Promise) await decoding;
  }
}

/** Islands change the page, so they wait until React has recognised it as its own. */
function Page({ loadIslands, hydrated }: { loadIslands: () => void; hydrated: () => void }) {
  useEffect(hydrated, [hydrated]);
  useEffect(() => {
    loadIslands();
    const observer = new MutationObserver(loadIslands);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [loadIslands]);
  return <RemixBrowser />;
}
