import type { RequirementKind } from "../data/kind-cues";

export type { RequirementKind };

export type Requirement = {
  /** The posting's line, sentence or clause exactly as it stands, without bullet and Markdown signs. */
  line: string;
  /** The part of it that asks. */
  asked: string;
  /** Where it stands in the posting's text, end exclusive. */
  start: number;
  end: number;
  /** As the posting says it: "must" and "nice" are asked for, a duty is neither. */
  strength: "must" | "nice" | "duty";
  kind: RequirementKind;
  /** Any one of them counts ("A or B"); within one of them every term must be there. */
  alternatives: Alternative[];
  limits: Limits;
  setting: string[];
};

export type Alternative = { terms: Term[] };

/** `words` as the posting says it; each of `forms` is stems (see `text/words.ts`) joined by spaces. */
export type Term = {
  words: string;
  forms: string[];
  /** How people speak of something: its words stand near each other. */
  isPhrase?: true;
  /** A tool's name of several words in capitals: the first of `forms` counts where it stands as one. */
  isName?: true;
};

export type Limits = {
  years?: number;
  count?: { atLeast: number; of: string };
  /** "B2", "Level 3", "Class 1", "advanced". */
  level?: string;
  inDate?: boolean;
};
