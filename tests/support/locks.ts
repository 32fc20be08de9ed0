import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Product } from "./product";

/** Lets go of what is held. */
export type Release = () => void;

/** Holds the database's write lock, so that the Worker can neither write nor read, for real. */
export async function lockDatabase(product: Product): Promise<Release> {
  return hold([await databaseFile(product)]);
}

/** Holds the write lock of the file store's own index: nothing can be put in or taken away. */
export async function lockFiles(product: Product): Promise<Release> {
  // The index is made with the first object.
  await product.files.put("warm", "warm");
  await product.files.delete("warm");
  const root = dirname(dirname(dirname(await databaseFile(product))));
  return hold(indexes(join(root, "r2")));
}

function hold(files: string[]): Release {
  const held = files.map((file) => {
    const database = new DatabaseSync(file);
    database.exec("PRAGMA busy_timeout = 5000; BEGIN EXCLUSIVE");
    return database;
  });
  return () => {
    for (const database of held) {
      database.exec("ROLLBACK");
      database.close();
    }
  };
}

/**
 * Miniflare keeps a database in a file named by a hash, in a folder named by chance: it is known by a row put
 * into it.
 */
async function databaseFile(product: Product): Promise<string> {
  const mark = randomUUID();
  await product.db
    .prepare("insert into counters (company_id, name, value) values (?, 'mark', 1)")
    .bind(mark)
    .run();
  const states = readdirSync(tmpdir()).filter((name) => name.startsWith("miniflare-"));
  const found = states
    .flatMap((name) => indexes(join(tmpdir(), name, "d1")))
    .find((file) => holdsMark(file, mark));
  await product.db.prepare("delete from counters where company_id = ?").bind(mark).run();
  if (found === undefined) throw new Error("the database's file was not found");
  return found;
}

/** The SQLite files below a folder that are no bookkeeping of Miniflare's. */
function indexes(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".sqlite") && !name.endsWith("metadata.sqlite"))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** False too of a file that another run takes away or holds meanwhile. */
function holdsMark(file: string, mark: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return database.prepare("select 1 from counters where company_id = ?").get(mark) !== undefined;
  } catch {
    return false;
  } finally {
    database?.close();
  }
}
