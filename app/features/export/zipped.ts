import { Zip, ZipPassThrough } from "fflate";

/** `parts` as they are; `packed` is deflated first. */
export type Entry =
  | { name: string; parts: AsyncGenerator<Uint8Array<ArrayBuffer>> }
  | { name: string; packed: Uint8Array<ArrayBuffer> };

/** A ZIP that holds no more than a part at a time, however slowly it is taken. */
export function zipped(entries: AsyncGenerator<Entry>): ReadableStream<Uint8Array> {
  let zip: Zip;
  const parts = partsOf(entries, (file) => zip.add(file));
  // Of bytes, since only such a stream goes from one Worker to another.
  return new ReadableStream({
    type: "bytes",
    start(controller) {
      zip = new Zip((error, chunk, final) => {
        if (error) controller.error(error);
        else if (chunk.length > 0) controller.enqueue(chunk);
        if (final) controller.close();
      });
    },
    async pull() {
      const { done } = await parts.next();
      if (done) zip.end();
    },
  });
}

async function* partsOf(entries: AsyncGenerator<Entry>, add: (file: ZipPassThrough) => void) {
  for await (const entry of entries) {
    const file = "packed" in entry ? await deflate(entry.name, entry.packed) : new ZipPassThrough(entry.name);
    add(file);
    if ("packed" in entry) {
      file.push(entry.packed, true);
      yield;
      continue;
    }
    for await (const part of entry.parts) {
      file.push(part);
      yield;
    }
    file.push(new Uint8Array(), true);
  }
}

/** As ZIP numbers its methods (APPNOTE 4.4.5). */
const DEFLATE = 8;

/** Deflated by the runtime: the library's own code for it would weigh 8 kB in the Worker. */
class Deflated extends ZipPassThrough {
  override compression = DEFLATE;

  constructor(
    name: string,
    private readonly content: Uint8Array<ArrayBuffer>,
  ) {
    super(name);
  }

  protected override process(): void {
    this.ondata(null, this.content, true);
  }
}

async function deflate(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Deflated> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Deflated(name, new Uint8Array(await new Response(packed).arrayBuffer()));
}
