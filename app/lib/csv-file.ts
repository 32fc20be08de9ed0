type Written = { kind: "answered"; value: string } | { kind: "silent" };

/**
 * A CSV file that is written while it is read. `next` gives the rows behind those before, and null once there
 * are no more; the file breaks off where `csvOf` says nothing.
 */
export function csvFile(
  names: string[],
  next: () => Promise<string[][] | null>,
  csvOf: (rows: string[][]) => Promise<Written>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let head: string[][] = [names];
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const rows = await next();
      if (rows === null && head.length === 0) return controller.close();
      const text = await csvOf([...head, ...(rows ?? [])]);
      if (text.kind === "silent") return controller.error(new Error("no file was made"));
      // Spreadsheets take a file for UTF-8 by its mark.
      controller.enqueue(encoder.encode((head.length > 0 ? "\uFEFF" : "") + text.value));
      head = [];
      if (rows === null) controller.close();
    },
  });
}

/** For a browser to save under that name. */
export const asFile = (file: ReadableStream<Uint8Array>, name: string): Response =>
  new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
