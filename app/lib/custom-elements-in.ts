const TAG = /<(\/?)(details|[a-z]+-[a-z-]+)(?=[\s>])([^>]*)>/g;

/**
 * The names of the custom elements in a page that React has drawn, each once: those that can be seen, and
 * those that stand only within `details` that are shut.
 */
export function customElementsIn(html: string): { seen: Set<string>; shut: Set<string> } {
  const seen = new Set<string>();
  const shut = new Set<string>();
  const shutAround: boolean[] = [];
  for (const [, slash, name = "", attributes = ""] of html.matchAll(TAG)) {
    if (name !== "details") {
      if (slash === "") (shutAround.includes(true) ? shut : seen).add(name);
    } else if (slash === "") shutAround.push(!/\sopen(?=[\s=]|$)/.test(attributes));
    else shutAround.pop();
  }
  for (const name of seen) shut.delete(name);
  return { seen, shut };
}
