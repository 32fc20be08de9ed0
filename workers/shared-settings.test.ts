import { expect, test } from "vitest";
import { disagreements, readConfigurations } from "./shared-settings";

test("the app and the background are set up for one product", () => {
  const { app, work } = readConfigurations();
  expect(disagreements(app, work)).toEqual([]);
});

test("an operator who changes a shared setting in one place alone learns its name", () => {
  const { app, work } = readConfigurations();
  const moved = { ...app, vars: { ...app.vars, PUBLIC_ORIGIN: "https://jobs.example" } };
  expect(disagreements(moved, work)).toEqual(["PUBLIC_ORIGIN"]);
  const elsewhere = { ...work, d1_databases: [] };
  expect(disagreements(app, elsewhere)).toEqual(["the database's id"]);
});
