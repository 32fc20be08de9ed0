import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import * as schema from "../../db/schema";
import { WITHOUT_ROWID } from "../../db/without-rowid";

// drizzle-kit adds methods to every array, and the language detector walks over its arrays by `for … in`.
for (const name of Object.keys(Array.prototype))
  Object.defineProperty(Array.prototype, name, { enumerable: false });

const sqlFiles = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort()
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

/** A database as operators have it: every migration, in order. */
export function migratedDatabase(): DatabaseSync {
  const database = new DatabaseSync(":memory:");
  for (const sql of sqlFiles("migrations")) database.exec(sql);
  return database;
}

/** A database as developers read it: the tables of `db/schema/`, then `db/triggers/`. */
export async function describedDatabase(): Promise<DatabaseSync> {
  const database = new DatabaseSync(":memory:");
  const nothing = await generateSQLiteDrizzleJson({});
  const tables = await generateSQLiteMigration(nothing, await generateSQLiteDrizzleJson(schema));
  for (const sql of tables) database.exec(withoutRowid(sql));
  for (const sql of sqlFiles("db/triggers")) database.exec(sql);
  return database;
}

function withoutRowid(sql: string): string {
  const table = /^CREATE TABLE `(\w+)`/.exec(sql)?.[1];
  return table !== undefined && WITHOUT_ROWID.includes(table)
    ? sql.replace(/\);\s*$/, ") WITHOUT ROWID;")
    : sql;
}

type Part = { type: string; name: string; sql: string };

/**
 * Everything that a database holds, by kind and name: indexes, triggers, views and virtual tables as one line
 * of SQL each, tables as their columns, constraints and foreign keys in no order, since a later migration
 * adds a column at the end.
 */
export function contentsOf(database: DatabaseSync): Record<string, string | string[]> {
  const found = database
    .prepare("select type, name, sql from sqlite_master where sql is not null and name not glob 'sqlite_*'")
    .all() as Part[];
  const virtual = found.filter(({ sql }) => /^create virtual/i.test(sql)).map(({ name }) => name);
  const isShadow = (name: string) => virtual.some((table) => name.startsWith(`${table}_`));
  return Object.fromEntries(
    found
      .filter(({ name }) => !isShadow(name))
      .map(({ type, name, sql }) => [
        `${type} ${name}`,
        isTable(sql) ? tableParts(database, name, sql) : oneLine(sql),
      ])
      .sort(([one = ""], [other = ""]) => (String(one) < String(other) ? -1 : 1)),
  );
}

const isTable = (sql: string) => /^create table/i.test(sql);

/** Names without quotes, one space at most, none where SQL needs none. */
const oneLine = (sql: string): string =>
  sql
    .replace(/--.*$/gm, "")
    .replace(/[`"]/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([(),;=]) ?/g, "$1")
    .replace(/^CREATE (UNIQUE )?/i, (words) => words.toUpperCase())
    .trim();

function tableParts(database: DatabaseSync, name: string, sql: string): string[] {
  const line = oneLine(sql);
  const body = line.slice(line.indexOf("(") + 1, line.lastIndexOf(")"));
  const columns = body
    .split(/,(?![^(]*\))/)
    .filter((part) => !/^FOREIGN KEY/i.test(part))
    .map((part) => part.replace(/ REFERENCES .*$/i, ""));
  const keys = database.prepare(`pragma foreign_key_list(${name})`).all();
  const foreign = keys.map((key) => `${key.from} → ${key.table}.${key.to}, on delete ${key.on_delete}`);
  return [...columns, ...foreign].sort().concat(line.slice(line.lastIndexOf(")") + 1));
}
