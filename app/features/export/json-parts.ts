/** A list that is there, one value, or pages that are read while they are written. */
export type Rows = unknown[] | object | AsyncGenerator<unknown[]>;

const encoder = new TextEncoder();

export async function* jsonParts(rows: Rows): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!(Symbol.asyncIterator in rows)) {
    yield encoder.encode(JSON.stringify(rows, null, 2));
    return;
  }
  let before = "[";
  for await (const page of rows) {
    if (page.length === 0) continue;
    const text = page.map((row) => JSON.stringify(row, null, 2)).join(",\n");
    yield encoder.encode(`${before}\n${text}`);
    before = ",";
  }
  yield encoder.encode(before === "[" ? "[]" : "\n]");
}
