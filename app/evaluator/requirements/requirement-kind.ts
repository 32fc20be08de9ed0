import { KIND_CUES, TOOL } from "../data/kind-cues";
import { IMPERATIVE, TOOL_IN_USE } from "../data/posting-cues";
import type { Requirement, RequirementKind } from "./requirement";

/** What sort of thing a line asks for: it decides what can be told from one sentence of an application. */
export function kindOf(line: string, strength: Requirement["strength"]): RequirementKind {
  const cued = KIND_CUES.find(([, cue]) => cue.test(line))?.[0];
  const doing = (strength === "duty" && cued !== "condition") || DOING.test(line) || IMPERATIVE.test(line);
  if (
    cued &&
    !(
      doing &&
      cued !== "licence" &&
      !(cued === "years" && strength !== "duty") &&
      cued !== "language" &&
      !ASKS_TO_BE.test(line)
    )
  )
    return cued;
  if (TOOL_IN_USE.test(line) || namesTool(line)) return "tool";
  if (cued === "trait" && !doing) return cued;
  return doing ? "task" : "skill";
}

const DOING =
  /^(?:you(?:['’]ll| will|['’]d| would)? (?!have\b|be\b|are\b|can\b|need\b|must\b|know\b)\p{Ll}+|\p{Lu}?\p{Ll}+ing\b.{0,40}\b(?:is part of|every|daily))/iu;
const ASKS_TO_BE =
  /\b(?:be|are|able|available|willing|must|need|right|fine for you|patien\w+|calm|hold|have)\b/i;

const namesTool = (line: string) => TOOL.test(line) || /(?:^|\s)\p{L}+\p{Ll}\p{Lu}\p{L}*/u.test(line);
