import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const { resolve } = createRequire(import.meta.url);
const LICENCE = resolve("@fontsource-variable/newsreader/LICENSE");
const FOLDER = "build/faces";
/** The largest cut, a little heavier than a book's: every other weight and size is left out. */
const INSTANCE = { opsz: 60, wght: 560 };

/** The same ranges stand beside the faces in tokens.css. */
const FACES = [
  {
    from: "latin",
    to: "rolecall-head",
    letters: [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."–—‘’‚“”„†•…′″€−"],
  },
  { from: "latin-ext", to: "rolecall-head-ext", letters: [...range(0x100, 0x17f), ..."ȘșȚțẞ"] },
];

/** Cuts the headline face from its package before anything asks for it; its licence goes with it. */
export const headlineFace: Plugin = {
  name: "headline-face",
  async buildStart() {
    if (this.environment.name !== "client") return;
    await mkdir(FOLDER, { recursive: true });
    for (const { from, to, letters } of FACES) {
      const whole = await readFile(join(dirname(LICENCE), `files/newsreader-${from}-opsz-normal.woff2`));
      const cut = await subsetFont(whole, letters.join(""), {
        targetFormat: "woff2",
        variationAxes: INSTANCE,
      });
      await writeFile(`${FOLDER}/${to}.woff2`, cut);
    }
  },
  async generateBundle() {
    if (this.environment.name !== "client") return;
    const source = await readFile(LICENCE);
    this.emitFile({ type: "asset", fileName: "assets/rolecall-head.LICENSE.txt", source });
  },
};

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
