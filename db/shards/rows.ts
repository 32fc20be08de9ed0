/** No trigger runs for what is copied: each has had its effect, which is copied too. */

export type Table = {
  name: string;
  columns: readonly Column[];
  key: readonly string[];
  people: string | null;
};
type Column = { name: string; exact: boolean };
export type Key = readonly (string | number)[];
type Row = { key: Key; line: string; person: string | null };

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

export async function readRows(
  db: D1Database,
  table: Table,
  which: { where: string; bound?: readonly unknown[]; after?: Key | null; limit: number },
): Promise<Row[]> {
  const { where, bound = [], after = null, limit } = which;
  const behind =
    after === null ? "" : `and (${quoted(table.key, "r.")}) > (${after.map(() => "?").join(", ")})`;
  const person = table.people === null ? "null" : `r."${table.people}"`;
  const { results } = await db
    .prepare(
      `select json_array(${quoted(table.key, "r.")}) as key, ${person} as person,
        json_array(${table.columns.map(spelled).join(", ")}) as line
      from "${table.name}" as r where ${where} ${behind} order by ${quoted(table.key, "r.")} limit ?`,
    )
    .bind(...bound, ...(after ?? []), limit)
    .all<{ key: string; person: string | null; line: string }>();
  return results.map(({ key, line, person }) => ({ key: JSON.parse(key) as Key, line, person }));
}

export async function readKeys(
  db: D1Database,
  table: Table,
  which: { where: string; after: Key | null; limit: number },
): Promise<Key[]> {
  const { where, after, limit } = which;
  const behind =
    after === null ? "" : `and (${quoted(table.key, "r.")}) > (${after.map(() => "?").join(", ")})`;
  const { results } = await db
    .prepare(
      `select json_array(${quoted(table.key, "r.")}) as key from "${table.name}" as r
      where ${where} ${behind} order by ${quoted(table.key, "r.")} limit ?`,
    )
    .bind(...(after ?? []), limit)
    .all<{ key: string }>();
  return results.map(({ key }) => JSON.parse(key) as Key);
}

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
