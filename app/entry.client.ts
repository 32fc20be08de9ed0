import { HeaderMenus } from "./header-menus";
import { keepOfflinePage, stayWithoutNetwork } from "./without-network";

const { at } = document.documentElement.dataset;
// Going back to it, or loading it again, asks for the page then, and not for the act that led to it.
if (at) history.replaceState(null, "", at);

/** The one script of every page: hydrates a lively one, loads the islands of any other. */
const islands = import.meta.glob<unknown>("./islands/*.ts");

customElements.define("header-menus", HeaderMenus);

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

const withoutIt = () => undefined;

if ("__remixContext" in window) {
  import("./hydrate").then(({ hydrate }) => hydrate(loadIslands), withoutIt);
} else {
  loadIslands();
  addEventListener("input", (event) => {
    if (document.querySelector(".error-summary"))
      import("./mend-field").then((mend) => mend.mendField(event), withoutIt);
  });
}
stayWithoutNetwork("__remixContext" in window);
addEventListener("load", keepOfflinePage);
