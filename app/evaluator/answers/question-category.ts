import type { AnswerCategory } from "../data/answer-cues";
import { fold } from "../text/stem";

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

/** A question about the subject and not about the person: "What is …?", "How does … work?". */
const KNOWLEDGE =
  /^(?:what|which|how|why|where|when|in one sentence|name|define|list|explain the|state|briefly)\b/;
const PERSONAL =
  /\b(?:your|yourself|time when|a time|did you|have you|were you|would you|us|you (?:had|faced|worked|learned|did|have))\b/;

/** A question for a reasoned opinion on a matter. */
const OPINION =
  /\b(?:agree ?(?:or|\/) ?disagree|to what extent|your (?:own )?opinion|your view|give reasons|do you think|benefits and drawbacks|outweigh|advantages ?(?:and|\/|or) ?disadvantages|do you agree|discuss(?: both|\.|$)|which is better|the (?:reasons|effects) (?:for|of|on)|positive or (?:a )?negative|pros and cons|reasons and solutions|the causes|what (?:problems|solutions|can be done)|how can (?:we|it|this)|should (?:the|we|people|governments?|employers|children|be))\b/;

/** A question for something that happened, which is no matter of opinion even where it says "should be". */
const EPISODE = /\b(?:a time when|a time you|the last time)\b/;

/** Which rubric a question asks for: the five standard kinds, or the general one for anything else. */
export function questionCategory(question: {
  type: string;
  title: string;
  question: string;
}): AnswerCategory {
  const asked = fold(question.question).trim();
  if (OPINION.test(asked) && !EPISODE.test(asked)) return "opinion";
  if (KNOWLEDGE.test(asked) && !PERSONAL.test(asked)) return "knowledge";
  for (const text of [question.type, question.title, question.question].map(fold)) {
    const sign = SIGNS.find(([, pattern]) => pattern.test(text));
    if (sign) return sign[0];
  }
  return "general";
}
