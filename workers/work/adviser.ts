import { WorkerEntrypoint } from "cloudflare:workers";
import Papa from "papaparse";
import { renderSVG } from "uqr";
import { browserName } from "~/features/accounts/browser-name";
import { whyFewGuesses } from "~/features/accounts/few-guesses";
import { evaluatePractice } from "~/features/applications/practice";
import { reviewDetail } from "~/features/decisions/review-detail";
import { reviewPosting, takeSuggestion } from "~/features/jobs/posting-review";
import { keepMail } from "~/features/messages/keep-mail";
import { keepMails } from "~/features/messages/keep-mails";
import { keepTemplate } from "~/features/messages/keep-template";
import { openMailDesk } from "~/features/messages/mail-desk";
import { proposeQuestions } from "~/features/questionnaires/propose-questions";
import { verifyRecords } from "~/features/records/verify-records";
import { keepStageTemplate } from "~/features/stages/keep-template";
import type {
  Adviser,
  MailWriter,
  PostingToReview,
  QuestionWish,
  Sealed,
  Typed,
} from "~/services/advice/advice";
import type { Actor } from "~/vocabulary/activity";
import { breachesFrom, type Env } from "./env";
import { backgroundFrom } from "./services";

const BREACHED = "It stands in a list of passwords that were stolen elsewhere.";
const RECORDS_AT_ONCE = 5000;

/** Text in, advice out; records and mails to candidates come from the database. */
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

  async openMailDesk(writer: MailWriter, applicationId: string, asked: { template: string; edit: string }) {
    return openMailDesk(writer, applicationId, asked, this.#deps());
  }

  async keepMail(writer: MailWriter, applicationId: string, typed: Typed) {
    return keepMail(writer, applicationId, typed, this.#deps());
  }

  async keepMails(writer: MailWriter, typed: Typed) {
    return keepMails(writer, typed, this.#deps());
  }

  async keepTemplate(by: Actor, typed: Typed) {
    return keepTemplate(by, typed, this.#deps());
  }

  async keepStageTemplate(by: Actor, typed: Typed) {
    return keepStageTemplate(by, typed, this.#deps());
  }

  #deps() {
    return { ...backgroundFrom(this.env), now: new Date() };
  }

  async qrCode(address: string) {
    return renderSVG(address, { ecc: "M", boostEcc: false, border: 4, pixelSize: 1 });
  }
}
