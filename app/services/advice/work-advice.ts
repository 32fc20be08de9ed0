import { seconds } from "~/lib/time";
import { withPatience } from "~/lib/with-patience";
import type { Advice, Adviser, Answer } from "./advice";

/** Waits some seconds for what a button was pressed for, two for advice beside a page. */
export function workAdvice(
  adviser: Adviser,
  onSilence: (question: keyof Adviser, error: unknown) => void,
): Advice {
  const ask = async <Value>(
    question: keyof Adviser,
    patience: number,
    asking: () => Promise<Value>,
  ): Promise<Answer<Value>> => {
    try {
      return { kind: "answered", value: await withPatience(asking(), patience) };
    } catch (error) {
      onSilence(question, error);
      return { kind: "silent" };
    }
  };
  return {
    evaluatePractice: (answers) =>
      ask("evaluatePractice", seconds(10), () => adviser.evaluatePractice(answers)),
    proposeQuestions: (wish) => ask("proposeQuestions", seconds(5), () => adviser.proposeQuestions(wish)),
    cautionOn: (questions) => ask("cautionOn", seconds(2), () => adviser.cautionOn(questions)),
    reviewPosting: (posting) => ask("reviewPosting", seconds(2), () => adviser.reviewPosting(posting)),
    takeSuggestion: (posting, id) =>
      ask("takeSuggestion", seconds(5), () => adviser.takeSuggestion(posting, id)),
    reviewDetail: (detail) => ask("reviewDetail", seconds(2), () => adviser.reviewDetail(detail)),
    whyFewGuesses: (password, names) =>
      ask("whyFewGuesses", seconds(2), () => adviser.whyFewGuesses(password, names)),
    browserNames: (userAgents) => ask("browserNames", seconds(2), () => adviser.browserNames(userAgents)),
    verifyRecords: (companyId, from) =>
      ask("verifyRecords", seconds(20), () => adviser.verifyRecords(companyId, from)),
    csvOf: (rows) => ask("csvOf", seconds(5), () => adviser.csvOf(rows)),
    openMailDesk: (...asked) => ask("openMailDesk", seconds(5), () => adviser.openMailDesk(...asked)),
    keepMail: (...asked) => ask("keepMail", seconds(10), () => adviser.keepMail(...asked)),
    keepMails: (...asked) => ask("keepMails", seconds(20), () => adviser.keepMails(...asked)),
    keepTemplate: (...asked) => ask("keepTemplate", seconds(10), () => adviser.keepTemplate(...asked)),
    keepStageTemplate: (...asked) =>
      ask("keepStageTemplate", seconds(10), () => adviser.keepStageTemplate(...asked)),
    archive: (of) => ask("archive", seconds(10), () => adviser.archive(of)),
    drawMarkdown: (texts) => ask("drawMarkdown", seconds(1), () => adviser.drawMarkdown(texts)),
    qrCode: (address) => ask("qrCode", seconds(5), () => adviser.qrCode(address)),
  };
}
