import { createContext } from "react";
import type { Person } from "./components/SiteHeader";
import type { KeptForm } from "./lib/kept-form";

/** Still pages are made with the build, quiet ones are HTML with islands, a lively one is partly React's. */
export type PageKind = "still" | "quiet" | "lively";

declare global {
  /** Defined in the app Worker, which draws no legal page: so it carries none of their text. */
  const RENDERED_AHEAD: true | undefined;
}

export type PageHandle = {
  /** May depend on what the loader found: one address can be two pages. */
  kind: PageKind | ((loaded: never) => PageKind);
  /** `own` brings its own header and footer; `desk` fills the window; `bare` is alone, without scripts. */
  frame?: "site" | "own" | "desk" | "bare";
  /** People pass this address on: it names its own address and brings a picture for where it is shown. */
  linked?: true;
};

/** A page that keeps a form is known to the server only: hydrated, it would forget it. */
export function kindOf(handle: PageHandle | undefined, loaded: unknown, keeps: boolean): PageKind {
  const wanted = keeps ? "quiet" : (handle?.kind ?? "quiet");
  return typeof wanted === "function" ? wanted((loaded ?? {}) as never) : wanted;
}

/** Known to the server alone: in a browser a nonce reads as empty, and the rest is not there. */
export const DocumentContext = createContext<{
  nonce?: string;
  startScript?: string;
  kept?: KeptForm | null;
  /** Where the root's loader did not run: a form was refused. */
  person?: Person | null;
}>({ nonce: "" });
