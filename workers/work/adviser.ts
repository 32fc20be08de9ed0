import { WorkerEntrypoint } from "cloudflare:workers";
import Papa from "papaparse";
import { browserName } from "~/features/accounts/browser-name";
import { whyFewGuesses } from "~/features/accounts/few-guesses";
import type { Viewer } from "~/features/accounts/stored-sessions";
import { evaluatePractice } from "~/features/applications/practice";
import { reviewDetail } from "~/features/decisions/review-detail";
import { exportAccount } from "~/features/export/export-account";
import { exportCompany } from "~/features/export/export-company";
import { reviewPosting, takeSuggestion } from "~/features/jobs/posting-review";
import { keepMail } from "~/features/messages/keep-mail";
import { keepMails } from "~/features/messages/keep-mails";
import { keepTemplate } from "~/features/messages/keep-template";
import { openMailDesk } from "~/features/messages/mail-desk";
import { cautionOn } from "~/features/questionnaires/caution";
import { proposeQuestions } from "~/features/questionnaires/propose-questions";
import { verifyRecords } from "~/features/records/verify-records";
import { keepStageTemplate } from "~/features/stages/keep-template";
import { markdownToHtml } from "~/lib/markdown";
import type {
  Adviser,
  Archive,
  MailWriter,
  PostingToReview,
  QuestionWish,
  Sealed,
  Typed,
} from "~/services/advice/advice";
import type { Actor } from "~/vocabulary/activity";
import { moveAccount } from "../../db/shards/move-account";
import { shardOf } from "../../db/shards/move-company";
import { noCost } from "../counted-database";
import { shardsOf } from "../shards";
import { breachesFrom, type Env } from "./env";
import { drawQrCode } from "./qr-code";
import { backgroundFrom } from "./services";

const BREACHED = "It stands in a list of passwords that were stolen elsewhere.";
const RECORDS_AT_ONCE = 5000;

/** Text in, advice out; of records, mails, templates and archives the database has the rest. */
export class WorkAdviser extends WorkerEntrypoint<Env> implements Adviser {
  async evaluatePractice(answers: string[]) {
    return evaluatePractice(answers);
  }

  async proposeQuestions(wish: QuestionWish) {
    return proposeQuestions(wish);
  }

  async cautionOn(questions: { title: string; question: string }[]) {
    return questions.map(cautionOn);
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
    return verifyRecords((await this.#deps(companyId)).db, companyId, from, RECORDS_AT_ONCE);
  }

  async csvOf(rows: string[][]) {
    return `${Papa.unparse(rows, { escapeFormulae: true, newline: "\r\n" })}\r\n`;
  }

  async openMailDesk(writer: MailWriter, applicationId: string, asked: { template: string; edit: string }) {
    return openMailDesk(writer, applicationId, asked, await this.#deps(writer.companyId));
  }

  async keepMail(writer: MailWriter, applicationId: string, typed: Typed) {
    return keepMail(writer, applicationId, typed, await this.#deps(writer.companyId));
  }

  async keepMails(writer: MailWriter, typed: Typed) {
    return keepMails(writer, typed, await this.#deps(writer.companyId));
  }

  async keepTemplate(by: Actor, typed: Typed) {
    return keepTemplate(by, typed, await this.#deps(by.companyId));
  }

  async keepStageTemplate(by: Actor, typed: Typed) {
    return keepStageTemplate(by, typed, await this.#deps(by.companyId));
  }

  async archive(of: Archive) {
    if (of.of === "company") return exportCompany(of.owner, (await this.#deps(of.owner.companyId)).db);
    const { person } = of;
    return exportAccount(person as Viewer, await this.#deps(person.companyId ?? ""));
  }

  async #deps(companyId: string) {
    const shards = shardsOf(this.env);
    const shard = shards.length > 1 ? ((await shardOf(shards, companyId)) ?? 0) : 0;
    return { ...backgroundFrom(this.env, noCost(), shard), now: new Date() };
  }

  async bringAccount(userId: string, from: number, to: number) {
    const shards = shardsOf(this.env);
    const [here, there] = [shards[from], shards[to]];
    if (here && there) await moveAccount(here, there, userId);
  }

  async drawMarkdown(texts: string[]) {
    return texts.map(markdownToHtml);
  }

  async qrCode(address: string) {
    return drawQrCode(address);
  }
}
