import { islandFiles } from "virtual:page-scripts";
import { customElementsIn } from "~/lib/custom-elements-in";

/**
 * A page that is not hydrated, with the scripts of the islands that stand in it. Those of shut menus are
 * only named, and come when a menu opens (`app/start.ts`).
 */
export function withIslands(html: string, nonce: string): string {
  const { seen, shut } = customElementsIn(html);
  const scripts = filesOf(seen).map(([file, ...imports]) => {
    const ahead = imports.map((one) => `<link rel="modulepreload" nonce="${nonce}" href="${one}">`);
    return `${ahead.join("")}<script type="module" nonce="${nonce}" src="${file}"></script>`;
  });
  const later = filesOf(shut).map(([file]) => file);
  if (later.length > 0) scripts.push(`<template data-in-shut-menus="${later.join(" ")}"></template>`);
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + scripts.join("") + html.slice(end);
}

const filesOf = (names: Set<string>): string[][] =>
  [...names].map((name) => islandFiles[name]).filter((files) => files !== undefined);
