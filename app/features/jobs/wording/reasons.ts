export type Phrase = {
  /** Matches the phrase alone; letter case and the words around it are the reviewer's matter. */
  pattern: string;
  /** Begins with a name, so that a capital inside a sentence does not make it a product's. */
  named?: true;
  instead: string;
  why: Reason;
};

type Reason =
  | "groups"
  | "gender"
  | "age"
  | "origin"
  | "belief"
  | "family"
  | "disability"
  | "looks"
  | "jargon"
  | "history"
  | "earnings";

export const REASONS: Record<Reason, string> = {
  groups: "It shuts people out whom the law protects.",
  // Gaucher, Friesen and Kay, Journal of Personality and Social Psychology 101 (2011).
  gender: "It reads as meant for one gender.",
  // Equality Act 2010, sections 4 to 12, and the EHRC's guidance on advertising a vacancy.
  age: "It can keep people of another age away, and the law protects age.",
  origin: "It asks for where somebody comes from, not for what they can do.",
  belief: "It can keep people of some faiths away who could do the job.",
  family: "It asks about a private life, and the law protects it.",
  looks: "It asks for looks where manners or work are meant.",
  disability: "It can keep disabled people away who could do the job.",
  jargon: "It says little about the work, and puts many people off.",
  history: "Some readers meet its history in it.",
  earnings: "What somebody earned before is no measure of this work, and many laws forbid the question.",
};
