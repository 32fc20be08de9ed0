// @ts-check
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const BEAT_MS = 2_000;
/** A holder that has not stirred for this long is gone, though its number may be somebody else's by now. */
const SILENCE_MS = 30_000;

/** @type {<R>(file: string, work: () => Promise<R>, onWait?: () => void) => Promise<R>} one at a time */
export async function alone(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  for (let waited = false; !take(file); waited = true) {
    if (!waited) onWait();
    await sleep(100);
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (problem) {
    if (/** @type {NodeJS.ErrnoException} */ (problem).code !== "EEXIST") throw problem;
    if (isLeft(file)) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function isLeft(file) {
  try {
    const holder = Number(readFileSync(file, "utf8"));
    return Date.now() - statSync(file).mtimeMs > SILENCE_MS || (holder > 0 && !isAlive(holder));
  } catch {
    return false;
  }
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (problem) {
    return /** @type {NodeJS.ErrnoException} */ (problem).code === "EPERM";
  }
}
