/** No trigger runs for what is copied: each has had its effect, which is copied too. */

export type Table = {
  name: string;
  columns: readonly Column[];
  key: readonly string[];
  people: string | null;
};
type Column = { name: string; exact: boolean };
export type Key = readonly (string | number)[];
export type Row = { key: Key; line: string; person: string | null };

export async function describe(db: D1Database, name: string): Promise<Table> {
  const [{ results: columns }, { results: foreign }] = (await db.batch([
    db.prepare("select name, type, pk from pragma_table_info(?)").bind(name),
    db.prepare(`select "from" as name from pragma_foreign_key_list(?) where "table" = 'users'`).bind(name),
  ])) as [D1Result<{ name: string; type: string; pk: number }>, D1Result<{ name: string }>];
  const key = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk);
  return {
    name,
    columns: columns.map(({ name, type }) => ({ name, exact: /^(?:integer|real)$/i.test(type) })),
    key: key.map((column) => column.name),
    people: foreign[0]?.name ?? null,
  };
}

const quoted = (names: readonly string[], of = "") => names.map((name) => `${of}"${name}"`).join(", ");

/** JSON holds no bytes: they are spelled behind a sign, as are the texts that begin with it. */
const spelled = ({ name, exact }: Column) =>
  exact
    ? `r."${name}"`
    : `case typeof(r."${name}") when 'blob' then char(1) || hex(r."${name}")
        when 'text' then iif(r."${name}" glob char(1) || '*', char(1) || 't' || r."${name}", r."${name}")
        else r."${name}" end`;

const read = ({ exact }: Column, at: number) =>
  exact
    ? `value ->> ${at}`
    : `case when value ->> ${at} glob char(1) || 't*' then substr(value ->> ${at}, 3)
        when value ->> ${at} glob char(1) || '*' then unhex(substr(value ->> ${at}, 2))
        else value ->> ${at} end`;

type Page = { where: string; bound?: readonly unknown[]; after?: Key | null; limit: number };

async function readPage<Found extends { key: string }>(
  db: D1Database,
  { name, key }: Table,
  more: string,
  { where, bound = [], after = null, limit }: Page,
): Promise<(Omit<Found, "key"> & { key: Key })[]> {
  const keys = quoted(key, "r.");
  const behind = after === null ? "" : `and (${keys}) > (${after.map(() => "?").join(", ")})`;
  const { results } = await db
    .prepare(
      `select json_array(${keys}) as key${more} from "${name}" as r where ${where} ${behind}
      order by ${keys} limit ?`,
    )
    .bind(...bound, ...(after ?? []), limit)
    .all<Found>();
  return results.map((row) => ({ ...row, key: JSON.parse(row.key) as Key }));
}

export function readRows(db: D1Database, table: Table, page: Page): Promise<Row[]> {
  const person = table.people === null ? "null" : `r."${table.people}"`;
  const line = table.columns.map(spelled).join(", ");
  return readPage<{ key: string; person: string | null; line: string }>(
    db,
    table,
    `, ${person} as person, json_array(${line}) as line`,
    page,
  );
}

async function* pages<One extends { key: Key }>(
  limit: number,
  read: (after: Key | null) => Promise<One[]>,
): AsyncGenerator<One[]> {
  for (let after: Key | null = null; ; ) {
    const some: One[] = await read(after);
    if (some.length > 0) yield some;
    if (some.length < limit) return;
    after = some.at(-1)?.key ?? null;
  }
}

export const rowPages = (db: D1Database, table: Table, where: string, limit: number) =>
  pages(limit, (after) => readRows(db, table, { where, after, limit }));

export const keyPages = (db: D1Database, table: Table, where: string, limit: number) =>
  pages(limit, (after) => readPage<{ key: string }>(db, table, "", { where, after, limit }));

export const withKeys = ({ key }: Table, of = "r.") =>
  `(${quoted(key, of)}) in (select ${key.map((_, at) => `value ->> ${at}`).join(", ")} from json_each(?))`;

/** D1 takes two million bytes for each value. */
const LARGEST = 1_000_000;

function* parts(lines: readonly string[]): Generator<string> {
  let part: string[] = [];
  let size = 0;
  for (const line of lines) {
    if (size > 0 && size + line.length > LARGEST) {
      yield `[${part.join(",")}]`;
      part = [];
      size = 0;
    }
    part.push(line);
    size += line.length;
  }
  if (part.length > 0) yield `[${part.join(",")}]`;
}

export function insertRows(
  db: D1Database,
  table: Table,
  lines: readonly string[],
  { conflict = "", instead = {} }: { conflict?: string; instead?: Record<string, string | null> } = {},
): D1PreparedStatement[] {
  const columns = table.columns
    .map((column, at) => {
      const { name } = column;
      const value = read(column, at);
      return { name, value: instead[name] === undefined ? value : instead[name] };
    })
    .filter((column): column is { name: string; value: string } => column.value !== null);
  const sql = `insert into "${table.name}" (${quoted(columns.map(({ name }) => name))})
    select ${columns.map(({ value }) => value).join(", ")} from json_each(?) where true ${conflict}`;
  return [...parts(lines)].map((part) => db.prepare(sql).bind(part));
}

export const overwriting = ({ key, columns }: Table) =>
  `on conflict (${quoted(key)}) do update set ${columns
    .filter(({ name }) => !key.includes(name))
    .map(({ name }) => `"${name}" = excluded."${name}"`)
    .join(", ")}`;

type Trigger = { name: string; sql: string };

/** One transaction, without the triggers of `tables`: nobody else ever meets the tables without them. */
export async function writeQuietly(
  db: D1Database,
  tables: readonly string[],
  work: readonly D1PreparedStatement[],
): Promise<D1Result[]> {
  const { results: triggers } = await db
    .prepare(
      `select name, sql from sqlite_master where type = 'trigger'
        and tbl_name in (select value from json_each(?))`,
    )
    .bind(JSON.stringify(tables))
    .all<Trigger>();
  const done = await db.batch([
    db.prepare("pragma defer_foreign_keys = on"),
    ...triggers.map(({ name }) => db.prepare(`drop trigger "${name}"`)),
    ...work,
    ...triggers.map(({ sql }) => db.prepare(sql)),
  ]);
  return done.slice(1 + triggers.length, 1 + triggers.length + work.length);
}
