import { questionCategory } from "./answers/question-category";
import { rateAnswer } from "./answers/rate-answer";
import { adaptabilityLearning } from "./dimensions/adaptability-learning";
import { communicationSkills, type RatedAnswerRead } from "./dimensions/communication-skills";
import { culturalAlignment } from "./dimensions/cultural-alignment";
import { roleSpecificFit } from "./dimensions/role-specific-fit";
import { technicalCompetency } from "./dimensions/technical-competency";
import { recommendationFor, totalOf } from "./dimensions/totals";
import type { DimensionResult, Evaluation, EvaluationInput } from "./evaluation";
import { indexSources, matchRequirement } from "./requirements/matches";
import { requirementsOf } from "./requirements/requirements";
import { concernsOf, highlightsOf, summaryOf } from "./summary";
import { type ApplicationRead, readApplication } from "./text/read-application";
import type { Source } from "./text/source";

/** Changes whenever any input could get other numbers; stored with each run. */
export const EVALUATOR = "built-in 1.2";

/**
 * Reads one candidate against one posting. Pure: no clock, no randomness, no locale, no network; the same input gives the same
 * bytes. Never fails on text; what cannot be judged has a null score and a reason.
 */
export function evaluateCandidate(input: EvaluationInput): Evaluation {
  const read = readApplication(input);
  const rated = rateAnswers(read);
  const sources = [read.cv, read.coverLetter, ...read.answers].filter(
    (each): each is Source => each !== null,
  );
  const requirements = requirementsOf(read.posting, read.words);
  const index = indexSources(sources, read.words);
  const matches = requirements.map((requirement) => matchRequirement(requirement, index));
  const hasText = index.places.size > 0 && (read.cv !== null || read.coverLetter !== null);
  const dimensions: DimensionResult[] = [
    technicalCompetency(
      matches,
      hasText,
      ofCategory(rated, ["technical", "problem", "knowledge"]),
      read.noCv,
    ),
    culturalAlignment(read, rated),
    communicationSkills(rated, read.words),
    adaptabilityLearning(read, rated),
    roleSpecificFit(read, ofCategory(rated, ["general"])),
  ];
  const judged = hasText ? requirements.length : 0;
  return assemble(dimensions, read, { judged, requirements: requirements.length });
}

function assemble(
  dimensions: DimensionResult[],
  read: ApplicationRead,
  confidence: Evaluation["confidence"],
): Evaluation {
  const overall = totalOf(dimensions);
  const highlights = highlightsOf(dimensions);
  const concerns = concernsOf(dimensions);
  return {
    evaluator: EVALUATOR,
    overall_score: overall,
    recommendation: recommendationFor(overall),
    dimensions,
    highlights,
    concerns,
    ai_summary: summaryOf(overall, dimensions, highlights, concerns),
    confidence,
    flags: read.flags,
  };
}

/** Answers in a language whose cues we do not know are left out, and the dimensions say so. */
function rateAnswers(read: ApplicationRead): RatedAnswerRead[] {
  return read.answers
    .filter(
      ({ reading }) => reading.words.length > 0 && (reading.language === null || reading.language === "en"),
    )
    .map((answer) => ({
      read: answer,
      title: answer.asked.title,
      answer: rateAnswer(
        answer.reading,
        answer.question,
        questionCategory(answer.asked),
        answer.place(0),
        read.words,
      ),
    }));
}

function ofCategory(rated: readonly RatedAnswerRead[], categories: readonly string[]): RatedAnswerRead[] {
  return rated.filter((each) => categories.includes(each.answer.category));
}
