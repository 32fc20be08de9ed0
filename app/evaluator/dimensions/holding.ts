import type { Statement } from "../claims/claim";

/** Having a paper, as against doing something about papers. */
const HOLDING =
  /\b(?:hold|holds|holding|held|have|has|had|got|gained|passed|obtained|completed|achieved|awarded|earned|renewed|certified|qualified|licen[cs]ed|registered|accredited|chartered|valid|in date|expir\w*|exp|current|active|since|until|refresher|graduat\w*|studied|finished|done|trained|distinction|merit|first class|gpa|member|cleared|yes|restored|on the (?:\w+ )?register)\b/i;
const ACTING =
  /^(?:check|checked|checks|keep|kept|keeps|book|booked|train|teach|taught|file|filed|sell|sold|manage|managed|arrange|arranged|organi[sz]e\w*|help|helped|support\w*|advise\w*|work(?:ed|ing)? (?:with|for|alongside)|liais\w+|prepare\w*|deliver\w*|run|ran|maintain\w*|send|sent|write|wrote|process\w*|monitor\w*|review\w*|responsible|assist\w*|load|pick|hire[ds]?|recruit\w*)\b/i;

/** Whether a sentence says that the applicant holds something: a state, a list of papers, not a deed. */
export function isHolding(statement: Statement, text: string): boolean {
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, "");
  if (statement.isHead && statement.section === "work") return false;
  if (statement.section === "credentials") return !ACTING.test(bare);
  if (ACTING.test(bare)) return false;
  if (HOLDING.test(text)) return true;
  return statement.job === null && statement.sentence.words.length <= 16;
}
