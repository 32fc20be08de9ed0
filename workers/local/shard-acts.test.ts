import { expect, test } from "vitest";
import { continueMove, REST } from "../../db/shards/move-company";
import { usedShards } from "../../tests/support/shards";
import { answerOperator } from "./shard-acts";

const NOW = new Date(1_794_982_000_000);

test("an operator sees where a company is, moves it, stops that, and moves one at a time", async () => {
  const { shards } = await usedShards();
  const says = (line: string) => answerOperator(shards, line.split(" "), NOW);
  const refused = /^Nothing is moved: say `move COMPANY SHARD`/;
  expect(await says("where acme")).toBe("Company acme is on shard 0.");
  expect(await says("where nobody")).toBe("There is no company nobody.");
  expect(await says("stop acme")).toBe("It is not being moved, or has arrived already.");
  for (const line of ["move acme", "move acme 0", "move acme 7", "move acme one", "mvoe acme 1", "acme"])
    expect(await says(line), line).toMatch(line === "acme" ? /^There is no company/ : refused);
  expect(await says("move acme 1")).toMatch(
    /^Company acme moves from shard 0 to 1: the sweep of each minute/,
  );
  expect(await says("move owls 2")).toMatch(refused);
  expect(await says("stop acme")).toBe("It stays on shard 0.");
  expect(await says("move owls 2")).toMatch(/^Company owls moves from shard 0 to 2/);
  let state: string = "more";
  for (let now = NOW.getTime(); state !== "done"; now += state === "wait" ? REST : 100)
    state = await continueMove(shards, "owls", new Date(now));
  expect([await says("where owls"), await says("stop owls")]).toEqual([
    "Company owls is on shard 2.",
    "It is not being moved, or has arrived already.",
  ]);
});

test("a shard made ready counts far from the others, and there is none without a database", async () => {
  const { shards, files } = await usedShards();
  const says = (line: string) => answerOperator(shards, line.split(" "), NOW);
  for (const line of ["ready 0", "ready 3", "ready x"])
    expect(await says(line)).toMatch(/^There is no database/);
  files[2].exec("delete from sqlite_sequence where name <> 'd1_migrations'");
  expect(await says("ready 2")).toBe("Shard 2 counts in a range of its own, and may have companies.");
  const [first, third] = [files[0], files[2]].map((file) =>
    Number(file.prepare("select max(seq) as n from sqlite_sequence where name = 'jobs'").get()?.n),
  );
  expect(third).toBeGreaterThan(1_000_000 + (first ?? 0));
});
