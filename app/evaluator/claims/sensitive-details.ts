/** What a model is never shown, clause by clause: it could be held against somebody, and is not the work. */
const CLAUSES: readonly RegExp[] = [
  /\b(?:date|place|year|country) of birth\b|\b(?:d\.?o\.?b\b|birth ?(?:date|place|day)\b)|\bborn\b (?:in|on|at)\b/i,
  /\bage\s*[:–-]?\s*\d{2}\b|\baged \d{2}\b|\b\d{2}[- ]years?[- ](?:old|of age)\b|\b(?:I am|I'm|I’m) \d{2}(?=\s*[,.;\n]|$)/i,
  /\b(?:marital|civil|family) status\b|\b(?:happily |recently )?(?:married|divorced|widow(?:ed|er)?|engaged to)\b|\bsingle (?:parent|mother|father)\b|^\s*single\s*$/i,
  /\b(?:my|our|two|three|four|one|2|3|4|1|small|young|grown(?:-up)?) (?:child|children|kids?|sons?|daughters?|baby|wife|husband|spouse|partner and)\b|\b(?:pregnan\w+|maternity leave|paternity leave)\b/i,
  /\b(?:religion|religious|denomination|church|mosque|synagogue|temple|parish|christian|catholic|protestant|muslim|islam\w*|jewish|hindu|sikh|buddhist|orthodox|atheist)\b/i,
  /\b(?:nationality|ethnic\w*|sexual orientation|disabilit(?:y|ies)|disabled)\b/i,
  /\b(?:photo(?:graph)?|headshot|passport picture|\w+\.(?:jpe?g|png))\b/i,
  /\b(?:referees?|references?)\b\s*(?::|available|on request|upon|can be)/i,
];

const REFEREES = /^[ \t]*(?:referees?|references?)[ \t]*:?[ \t]*$/im;
/** So many lines below their heading are about referees, or as far as the next empty line. */
const MOST_LINES = 8;

/** The text with spaces in place of every clause that tells such a thing; offsets stay. */
export function withoutSensitiveDetails(text: string): string {
  return withoutReferees(text).replace(/[^\n.;,|•]+(?:[.](?=\w)[^\n.;,|•]*)*[,.;]?/g, (clause) =>
    CLAUSES.some((pattern) => pattern.test(clause)) ? blank(clause) : clause,
  );
}

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

function withoutReferees(text: string): string {
  const heading = REFEREES.exec(text);
  if (heading === null) return text;
  const rest = text.slice(heading.index).split("\n");
  const end = rest.findIndex((line, index) => index > 1 && line.trim() === "");
  const lines = rest.slice(0, Math.min(MOST_LINES, end < 0 ? rest.length : end)).join("\n");
  return text.slice(0, heading.index) + blank(lines) + text.slice(heading.index + lines.length);
}
