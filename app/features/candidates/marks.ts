export type TextPart = { text: string; marked: boolean };

/** Offsets into a text in UTF-16 units, the end not included. */
export type Span = { start: number; end: number };

/** Cuts a text where spans begin and end. Spans may overlap; what lies outside the text is ignored. */
export function markedParts(text: string, spans: readonly Span[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const from = Math.max(at, Math.min(start, text.length));
    const to = Math.min(end, text.length);
    if (to <= from) continue;
    if (from > at) parts.push({ text: text.slice(at, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

/** Reads `120-186`, as a link to a quote carries it; null for anything else. */
export function readSpan(text: string | null): Span | null {
  const found = /^(\d{1,7})-(\d{1,7})$/.exec(text ?? "");
  if (found === null) return null;
  const span = { start: Number(found[1]), end: Number(found[2]) };
  return span.end > span.start ? span : null;
}
