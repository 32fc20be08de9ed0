import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTyped } from "./typed-ahead";

const typeAgain = keepTyped();
const islands = import.meta.glob<unknown>("./islands/*.ts");

void pageDataDecoded().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Page hydrated={typeAgain} />
      </StrictMode>,
    );
  }),
);

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
function Page({ hydrated }: { hydrated: () => void }) {
  useEffect(hydrated, [hydrated]);
  useEffect(() => {
    loadIslands();
    const observer = new MutationObserver(loadIslands);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return <RemixBrowser />;
}

function loadIslands(): void {
  for (const element of document.querySelectorAll(":not(:defined)")) {
    const name = `./islands/${element.localName}.ts`;
    const island = islands[name];
    if (island === undefined) continue;
    const load = () => island().catch(() => delete islands[name]);
    const shut = element.closest("details:not([open])");
    if (shut) shut.addEventListener("toggle", load, { once: true });
    else void load();
  }
}
