import { HeaderMenus } from "./header-menus";
import { mendField } from "./mend-field";
import { keepOfflinePage, stayWithoutNetwork } from "./without-network";

/** The one script of every page. Islands have their own, which the page names (`http/page-scripts.ts`). */
const { at, refusedAt } = document.documentElement.dataset;
// Going back to it, or loading it again, asks for the page then, and not for the act that led to it.
if (at) history.replaceState(null, "", at);
if (refusedAt) addEventListener("submit", () => history.replaceState(history.state, "", refusedAt));

customElements.define("header-menus", HeaderMenus);

stayWithoutNetwork();
// In React's own part nobody else takes anything away.
if (!document.querySelector("[data-lively]"))
  addEventListener("input", (event) => {
    if (document.querySelector(".error-summary")) mendField(event);
  });
// The islands that the page names have come by then.
addEventListener("DOMContentLoaded", () => {
  const left = document.querySelector<HTMLElement>("[data-in-shut-menus]")?.dataset.inShutMenus?.split(" ");
  if (left) loadWhenOpened(left);
});
addEventListener("load", keepOfflinePage);
addEventListener("formdata", ({ target, formData }) => {
  if ((target as HTMLFormElement).method !== "get") return;
  for (const [name, value] of [...formData]) if (value === "") formData.delete(name);
});

function loadWhenOpened(scripts: string[]): void {
  const load = () => {
    for (const script of scripts) import(/* @vite-ignore */ script).catch(() => undefined);
  };
  for (const island of document.querySelectorAll(":not(:defined)")) {
    const shut = island.closest("details:not([open])");
    if (shut) shut.addEventListener("toggle", load, { once: true });
    else load();
  }
}
