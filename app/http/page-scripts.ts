import { islandFiles } from "virtual:page-scripts";
import { customElementsIn } from "~/lib/custom-elements-in";

/**
 * A page that is not hydrated, with the scripts of the islands that stand in it. Those of shut menus are
 * only named, and come when a menu opens (`app/browser/start.ts`).
 */
export function withIslands(html: string, nonce: string): string {
  const { seen, shut } = customElementsIn(html);
  const scripts = filesOf(seen).map((files) => scriptOf(files, nonce));
  const later = filesOf(shut).map(([file]) => file);
  if (later.length > 0) scripts.push(`<template data-in-shut-menus="${later.join(" ")}"></template>`);
  return atTheEnd(html, scripts.join(""));
}

export const withScript =
  (nonce: string) =>
  (html: string, files: string[]): string =>
    atTheEnd(html, scriptOf(files, nonce));

function scriptOf([file, ...imports]: string[], nonce: string): string {
  const ahead = imports.map((one) => `<link rel="modulepreload" nonce="${nonce}" href="${one}">`);
  return `${ahead.join("")}<script type="module" nonce="${nonce}" src="${file}"></script>`;
}

function atTheEnd(html: string, text: string): string {
  const end = html.lastIndexOf("</body>");
  return html.slice(0, end) + text + html.slice(end);
}

const filesOf = (names: Set<string>): string[][] =>
  [...names].map((name) => islandFiles[name]).filter((files) => files !== undefined);
