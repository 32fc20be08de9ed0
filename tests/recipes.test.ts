import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Pages that lead somebody to files: each path in them is one that they will open. */
const PAGES = ["docs/recipes.md", "docs/architecture.md", "docs/database.md"];
/** A path of a folder of ours, in backticks; `<noun>` and `*` stand for any name. */
const PATH = /`((?:app|db|docs|migrations|public|tests|workers)\/[^`\s]*)`/g;

const named = (text: string) => [...text.matchAll(PATH)].map(([, path = ""]) => path);
const isThere = (path: string) =>
  /[<*]/.test(path) ? globSync(path.replace(/<\w+>/g, "*")).length > 0 : existsSync(path);

test.each(PAGES)("somebody who follows %s finds every file that it names", (page) => {
  const paths = named(readFileSync(page, "utf8"));
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(3);
});

test("a path that leads nowhere is found", () => {
  const text = "See `app/features/jobs/no-such.ts`, `app/routes.ts` and `app/nowhere/<noun>/rules.ts`.";
  expect(named(text).filter((path) => !isThere(path))).toEqual([
    "app/features/jobs/no-such.ts",
    "app/nowhere/<noun>/rules.ts",
  ]);
});

test("there are five recipes, each naming the files one touches", () => {
  const recipes = readFileSync("docs/recipes.md", "utf8").split(/^## /m).slice(1);
  expect(recipes.map((recipe) => recipe.split("\n")[0])).toEqual([
    "A job's field",
    "A status",
    "An e-mail",
    "A page",
    "A background topic",
  ]);
  for (const recipe of recipes) expect(named(recipe).length, recipe.slice(0, 20)).toBeGreaterThan(3);
});
