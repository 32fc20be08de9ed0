import { createWriteStream, mkdirSync } from "node:fs";
import { dirname, relative } from "node:path";

export type Log = {
  path: string;
  write(chunk: string | Uint8Array): void;
};

/** Starts the file anew. `onLine` sees each whole line as well. */
export function openLog(path: string, onLine: (line: string) => void = () => {}): Log {
  mkdirSync(dirname(path), { recursive: true });
  const file = createWriteStream(path);
  let rest = "";
  return {
    path: relative(process.cwd(), path) || path,
    write(chunk) {
      file.write(chunk);
      const lines = (rest + chunk.toString()).split("\n");
      rest = lines.pop() ?? "";
      lines.forEach(onLine);
    },
  };
}
