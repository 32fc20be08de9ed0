import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepTyped } from "./browser/typed-ahead";
import { Builder } from "./routes/recruiter/build-assessment/Builder";

/** The script of the one lively page: React takes the builder over, and nothing else on it (record 191). */
const part = document.querySelector<HTMLElement>("[data-lively]");
if (part !== null) {
  const typeAgain = keepTyped();
  const shown = JSON.parse(part.dataset.lively ?? "");
  startTransition(() => {
    hydrateRoot(
      part,
      <StrictMode>
        <Hydrated then={typeAgain}>
          <Builder {...shown} />
        </Hydrated>
      </StrictMode>,
    );
  });
}

function Hydrated({ then, children }: { then: () => void; children: JSX.Element }) {
  useEffect(then, [then]);
  return children;
}
