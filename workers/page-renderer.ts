import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const reactDom = dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));

/** What streams pages; `react-dom/server` of React 18 has its older renderer beside it (record 138). */
export const PAGE_RENDERER = join(reactDom, "cjs", "react-dom-server.browser.production.min.js");

const BYTE_WRITING = /function p\(a,b\)\{if\(0!==b\.length\).*?function w\(a\)\{return ca\.encode\(a\)\}/s;

const TEXT_WRITING = `
var text="",ca=new TextEncoder;
function p(a,b){text+=b}
function t(a,b){text+=b;return!0}
function ba(a){""!==text&&(a.enqueue(ca.encode(text)),text="")}
function u(a){return a}
function w(a){return a}`;

/** Pages written as texts that become bytes at once (record 152). @throws Error when React's is another. */
export function writingTexts(renderer: string): string {
  if (!BYTE_WRITING.test(renderer)) throw new Error(`${PAGE_RENDERER} writes otherwise: see record 152`);
  return renderer.replace(BYTE_WRITING, () => TEXT_WRITING);
}
