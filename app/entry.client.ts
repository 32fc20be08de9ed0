import { keepOfflinePage, stayWithoutNetwork } from "./without-network";

/** The one script of every page: hydrates a lively one, loads the islands of any other. */
const islands = import.meta.glob<unknown>("./islands/*.ts");

function loadIslands(): void {
  for (const element of document.querySelectorAll(":not(:defined)")) {
    const load = islands[`./islands/${element.localName}.ts`];
    if (load === undefined) continue;
    const shut = element.closest("details:not([open])");
    if (shut) shut.addEventListener("toggle", load, { once: true });
    else void load();
  }
}

if ("__remixContext" in window) {
  void import("./hydrate").then(({ hydrate }) => hydrate(loadIslands));
} else {
  loadIslands();
  addEventListener("input", (event) => {
    if (document.querySelector(".error-summary"))
      void import("./mend-field").then((mend) => mend.mendField(event));
  });
}
stayWithoutNetwork("__remixContext" in window);
addEventListener("load", keepOfflinePage);
