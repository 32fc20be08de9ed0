import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesThatRefer, leadsNowhere } from "./support/references";

test("whatever a page, a comment or a path names lies in the repository", () => {
  const files = filesThatRefer();
  expect(files.flatMap((file) => leadsNowhere(file, readFileSync(file, "utf8")))).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

test("each decision has a number of its own", () => {
  const names = readdirSync("docs/decisions");
  const numbers = names.map((name) => Number(name.slice(0, 4)));
  expect(numbers.filter((number, place) => numbers.indexOf(number) < place)).toEqual([]);
  const titles = names.map((name) => readFileSync(`docs/decisions/${name}`, "utf8").split("\n", 1)[0]);
  const said = titles.map((title, place) => Number(/^# (\d+)\./.exec(title ?? "")?.[1] ?? numbers[place]));
  expect(said).toEqual(numbers);
});

test("what lies outside, or nowhere, is found", () => {
  const planted: [string, string][] = [
    ["app/root.tsx", "// So that nobody can tell (security.md D3)."],
    ["app/root.tsx", "/** The budget of growth.md. */"],
    ["app/root.tsx", "// As the evaluator design, step 3 says."],
    ["tests/seed.test.ts", 'const samples = new URL("../../shared/samples", import.meta.url);'],
    ["tests/seed.test.ts", 'resolve(root, "../shared/bench")'],
    ["docs/security.md", "See [the record](decisions/9999-no-such.md)."],
    ["README.md", "![a picture](docs/pictures/no-such.png)"],
    ["README.md", "[outside](../outside/README.md)"],
  ];
  for (const [file, text] of planted) expect(leadsNowhere(file, text), text).not.toEqual([]);
});
