import { createContext } from "react";
import type { KeptForm } from "./lib/kept-form";

/**
 * What a route says of itself in `export const handle`. A still page is rendered at build time and ships no framework; a
 * quiet page is HTML with islands; a lively page is hydrated.
 */
export type PageKind = "still" | "quiet" | "lively";

export type PageHandle = {
  /** May depend on what the loader found: one address can be two pages. */
  kind: PageKind | ((loaded: never) => PageKind);
  /** `own` when the page brings its own header and footer. */
  frame?: "site" | "own";
  /** People pass this address on: it says which address is its own, and brings a picture for where it is shown. */
  linked?: true;
};

/**
 * What only the server knows of a document: its nonce, where the entry script lies, and the form that could not be taken.
 * Empty in a browser.
 */
export const DocumentContext = createContext<{
  nonce?: string;
  entryModule?: string;
  kept?: KeptForm | null;
}>({});
