import { mendField } from "./mend-field";
import { keepOfflinePage, stayWithoutNetwork } from "./without-network";

/** The one script of every page: hydrates a lively one, loads the islands of any other. */
const islands = import.meta.glob<unknown>("./islands/*.ts");

function loadIslands(): void {
  for (const element of document.querySelectorAll(":not(:defined)")) {
    const load = islands[`./islands/${element.localName}.ts`];
    if (load !== undefined) void load();
  }
}

if ("__remixContext" in window) {
  void import("./hydrate").then(({ hydrate }) => hydrate(loadIslands));
} else {
  loadIslands();
  addEventListener("input", mendField);
}
stayWithoutNetwork("__remixContext" in window);
addEventListener("load", keepOfflinePage);
