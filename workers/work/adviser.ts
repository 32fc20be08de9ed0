import { WorkerEntrypoint } from "cloudflare:workers";
import Papa from "papaparse";
import { renderSVG } from "uqr";
import { browserName } from "~/features/accounts/browser-name";
import { whyFewGuesses } from "~/features/accounts/few-guesses";
import { evaluatePractice } from "~/features/applications/practice";
import { reviewDetail } from "~/features/decisions/review-detail";
import { reviewPosting, takeSuggestion } from "~/features/jobs/posting-review";
import { proposeQuestions } from "~/features/questionnaires/propose-questions";
import { verifyRecords } from "~/features/records/verify-records";
import type { Adviser, PostingToReview, QuestionWish, Sealed } from "~/services/advice/advice";
import { breachesFrom, type Env } from "./env";
import { backgroundFrom } from "./services";

const BREACHED = "It stands in a list of passwords that were stolen elsewhere.";
const RECORDS_AT_ONCE = 5000;

/** Text in, advice out; only the records are read from the database. */
export class WorkAdviser extends WorkerEntrypoint<Env> implements Adviser {
  async evaluatePractice(answers: string[]) {
    return evaluatePractice(answers);
  }

  async proposeQuestions(wish: QuestionWish) {
    return proposeQuestions(wish);
  }

  async reviewPosting(posting: PostingToReview) {
    return reviewPosting(posting);
  }

  async takeSuggestion(posting: PostingToReview, id: string) {
    return takeSuggestion(posting, id);
  }

  async reviewDetail(detail: string) {
    return reviewDetail(detail);
  }

  async whyFewGuesses(password: string, names: string[]) {
    const reason = whyFewGuesses(password, names);
    return reason === null && (await breachesFrom(this.env)?.hold(password)) ? BREACHED : reason;
  }

  async browserNames(userAgents: string[]) {
    return userAgents.map(browserName);
  }

  async verifyRecords(companyId: string, from: Sealed) {
    return verifyRecords(backgroundFrom(this.env).db, companyId, from, RECORDS_AT_ONCE);
  }

  async csvOf(rows: string[][]) {
    return `${Papa.unparse(rows, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
  }

  async qrCode(address: string) {
    return renderSVG(address, { ecc: "M", boostEcc: false, border: 4, pixelSize: 1 });
  }
}
