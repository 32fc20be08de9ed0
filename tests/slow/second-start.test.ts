import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyOfSources, startIn } from "../support/started-copy";

const PAGES = ["/", "/login", "/register", "/dash"];

test("a second start that builds something else takes no style sheet or script from the first", async () => {
  const folder = copyOfSources();
  const first = await startIn(folder);
  const shown = await filesOf(first.origin);
  expect(shown.length).toBeGreaterThan(5);
  appendFileSync(join(folder, "app/styles/base.css"), "main { --second-start: 1 }\n");
  appendFileSync(join(folder, "app/browser/without-network.ts"), '\nconsole.debug("second start");\n');
  let secondIsReady = false;
  const second = startIn(folder).finally(() => {
    secondIsReady = true;
  });
  const missing = new Set<string>();
  let rounds = 0;
  for (; !secondIsReady || rounds === 0; rounds += 1) {
    for (const file of [...shown, ...(await filesOf(first.origin))]) {
      const { status } = await fetch(first.origin + file);
      if (status !== 200) missing.add(`${file} ${status}`);
    }
  }
  const others = await filesOf((await second).origin);
  expect([...missing]).toEqual([]);
  expect(rounds).toBeGreaterThan(1);
  expect(
    others.filter((file) => !shown.includes(file)).length,
    "the second copy was built anew",
  ).toBeGreaterThan(1);
  expect(await filesOf(first.origin)).toEqual(shown);
}, 600_000);

test("two people who start the product for the first time at the same moment both get it", async () => {
  const folder = copyOfSources();
  const started = await Promise.all([startIn(folder), startIn(folder)]);
  const [one, other] = await Promise.all(started.map(({ origin }) => filesOf(origin)));
  expect(one).toEqual(other);
}, 600_000);

/** The style sheets and scripts that the pages name, sorted. */
async function filesOf(origin: string): Promise<string[]> {
  const pages = await Promise.all(PAGES.map(async (path) => (await fetch(origin + path)).text()));
  const named = pages.flatMap((html) => [...html.matchAll(/(?:href|src)="(\/[^"]+\.(?:css|js))"/g)]);
  return [...new Set(named.map(([, file = ""]) => file))].sort();
}
