import type { AnswerCategory } from "./data/answer-cues";
import { fold } from "./stem";

/** First match wins; the category label a recruiter chose is read before the question's own words. */
const SIGNS: readonly (readonly [AnswerCategory, RegExp])[] = [
  ["learning", /\b(?:learn\w*|adapt\w*|new skill|taught yourself|growth|unfamiliar|feedback)\b/],
  [
    "collaboration",
    /\b(?:collaborat\w*|team\w*|disagree\w*|conflict\w*|colleagues?|together|cooperat\w*|stakeholders?)\b/,
  ],
  [
    "communication",
    /\b(?:communicat\w*|explain\w*|present\w*|non-?technical|audience|in plain words|knows? nothing)\b/,
  ],
  [
    "technical",
    /\b(?:technical\w*|coding|code|engineering|architect\w*|design choice|tools?|system|method)\b/,
  ],
  ["problem", /\b(?:problems?|solv\w*|challeng\w*|difficult\w*|obstacle|complex|mistake|decision)\b/],
];

/** Which rubric a question asks for: the five standard kinds, or the general one for anything else. */
export function questionCategory(question: {
  type: string;
  title: string;
  question: string;
}): AnswerCategory {
  for (const text of [question.type, question.title, question.question].map(fold)) {
    const sign = SIGNS.find(([, pattern]) => pattern.test(text));
    if (sign) return sign[0];
  }
  return "general";
}
