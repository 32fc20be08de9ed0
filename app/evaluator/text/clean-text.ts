import { rememberedMeanwhile } from "./remembered";

/** Text as a person would see it, with the way back to the text that was given. */
export type CleanText = {
  text: string;
  /** For each UTF-16 unit of `text`, where its character starts in the original; one more for the end. */
  starts: Uint32Array;
  /** For each UTF-16 unit of `text`, where that character ends in the original. */
  ends: Uint32Array;
  /** Where characters stood that nobody can see, such as zero-width spaces inside words and Unicode tags. */
  hidden: { start: number; end: number }[];
};

/** No reader needs more; a longer text is read up to here. In UTF-16 units. */
export const LONGEST_TEXT = 200_000;

/** Each remaining character is tied to its place in the original. Linear in the length of the text. */
export const cleanText = rememberedMeanwhile((original: string): CleanText => {
  const length = Math.min(original.length, LONGEST_TEXT);
  const out = new Output();
  let at = 0;
  while (at < length) {
    const plain = plainEnd(original, at, length);
    if (plain > at) {
      out.addPlain(original, at, plain);
      at = plain;
      continue;
    }
    const end = endOfCluster(original, at, length);
    const cluster = original.slice(at, end);
    if (isInvisible(cluster.codePointAt(0) ?? 0)) out.hide(at, end);
    else out.add(readable(cluster), at, end);
    at = end;
  }
  return out.finish(length);
});

/** Drops what the eye cannot see from a short text: the same characters that `cleanText` drops. */
export function visible(text: string): string {
  return cleanText(text).text;
}

class Output {
  private parts: string[] = [];
  private starts: number[] = [];
  private ends: number[] = [];
  private hidden: { start: number; end: number }[] = [];

  add(text: string, start: number, end: number): void {
    this.parts.push(text);
    for (let i = 0; i < text.length; i++) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  addPlain(text: string, from: number, to: number): void {
    this.parts.push(text.slice(from, to));
    for (let at = from; at < to; at++) {
      this.starts.push(at);
      this.ends.push(at + 1);
    }
  }

  hide(start: number, end: number): void {
    this.hidden.push({ start, end });
  }

  finish(length: number): CleanText {
    this.starts.push(length);
    this.ends.push(length);
    return {
      text: this.parts.join(""),
      starts: new Uint32Array(this.starts),
      ends: new Uint32Array(this.ends),
      hidden: this.hidden,
    };
  }
}

/** Where a run of plain characters ends; the last of one before an accent is part of it. */
function plainEnd(text: string, from: number, length: number): number {
  let end = from;
  while (end < length && isPlain(text.charCodeAt(end))) end++;
  return end < length && end > from && isMark(text.charCodeAt(end)) && text.charCodeAt(end - 1) >= 0x20
    ? end - 1
    : end;
}

const isPlain = (unit: number): boolean => (unit >= 0x20 && unit < 0x7f) || (unit >= 9 && unit <= 13);

/** A character with its accents, at most sixteen, so that no text is one endless character. */
function endOfCluster(text: string, at: number, length: number): number {
  let end = at + ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
  if (text.charCodeAt(at) < 0x20) return Math.min(end, length);
  while (end < length && end - at < 16 && isMark(text.charCodeAt(end))) end++;
  return Math.min(end, length);
}

function isMark(unit: number): boolean {
  return unit >= 0x300 && unit <= 0x36f;
}

function readable(cluster: string): string {
  const text = cluster.normalize("NFKC");
  return text.replace(/[\p{Cc}\p{Cs}]/gu, " ").replace(/[’ʼ]/g, "'");
}

function isInvisible(point: number): boolean {
  return (
    point === 0xad ||
    (point >= 0x200b && point <= 0x200f) ||
    (point >= 0x202a && point <= 0x202e) ||
    (point >= 0x2060 && point <= 0x206f) ||
    (point >= 0xfe00 && point <= 0xfe0f) ||
    point === 0xfeff ||
    point === 0x180e ||
    (point >= 0xe0000 && point <= 0xe0fff)
  );
}
