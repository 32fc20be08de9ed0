import { readFile } from "node:fs/promises";
import { readSample } from "~/features/candidates/sample-people";

/** The sample as the Worker reads it. */
export const sample = await readSample(
  async (path) => new Response(await readFile(new URL(`../../public${path}`, import.meta.url), "utf8")),
);
