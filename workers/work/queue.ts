import { forgetPicture } from "~/features/accounts/forget-picture";
import { sendResetLink } from "~/features/accounts/reset-password";
import { sendSignInLink } from "~/features/accounts/send-sign-in-link";
import { recordReads } from "~/features/activity/record-reads";
import { DIGEST_TASK } from "~/features/alerts/send-digests";
import { standingNow } from "~/features/applications/decision-emails";
import { receiveSubmission } from "~/features/applications/receive-submission";
import { listSent, nextSent } from "~/features/applications/submissions";
import { assignmentLetter } from "~/features/assignments/assignment-letter";
import { notifyOfDecision } from "~/features/candidates/notify-of-decision";
import { readDocument } from "~/features/documents/read-document";
import { enqueueScan, scanDocument } from "~/features/documents/scan-document";
import { eraseCompany } from "~/features/erasure/erase-company";
import { mailCompanyErasure } from "~/features/erasure/mail-company-erasure";
import { evaluateApplication } from "~/features/evaluations/evaluate-application";
import { evaluateMissed } from "~/features/evaluations/evaluate-missed";
import { takeTurn } from "~/features/evaluations/read-all-again";
import { evaluationFailed } from "~/features/evaluations/runs";
import { countViews } from "~/features/jobs/count-views";
import { messageFailed, sendMessage } from "~/features/messages/send-message";
import { askModel } from "~/features/model-opinions/ask-model";
import { checkByModel } from "~/features/model-opinions/check-by-model";
import { mentionLetter } from "~/features/notes/mention-letter";
import { mailEvaluation } from "~/features/notifications/mail-recruiters";
import { notifyRecruiters } from "~/features/notifications/notify";
import type { Letter } from "~/features/outbox/letter";
import { renderMail } from "~/features/outbox/render-mail";
import { runTask, type TaskHandlers, type TaskOutcome } from "~/features/outbox/run-task";
import { type SingleTask, slowAmong } from "~/features/outbox/store";
import { notifyIndexNow, notifyPageIndex } from "~/features/postings/announce/notify-engines";
import { scorecardLetter } from "~/features/scorecards/scorecard-letter";
import { suggestionLetter } from "~/features/suggestions/suggestion-letter";
import { errorFacts } from "~/lib/error-facts";
import type { Wake } from "~/services/jobs/jobs";
import { log } from "../log";
import type { Background } from "./services";

const DEAD_LETTERS = "rolecall-dead";

/** A message that throws comes back, five times, then lands among the dead letters. */
export async function consume(
  batch: Pick<MessageBatch<Wake>, "queue" | "messages">,
  background: Background,
): Promise<void> {
  if (batch.queue === DEAD_LETTERS) return buryLetters(batch);
  const views = batch.messages.filter((message) => message.body.kind === "view");
  if (views.length > 0) await takeViews(views, background);
  const reads = batch.messages.filter((message) => message.body.kind === "read");
  if (reads.length > 0) await takeReads(reads, background);
  for (const message of await quickFirst(batch.messages, background)) {
    if (message.body.kind === "view" || message.body.kind === "read") continue;
    try {
      const ids =
        message.body.kind === "outbox"
          ? message.body.ids
          : await receiveNext(message.body.applicationId, background);
      await runTasks(ids, background);
      message.ack();
    } catch (error) {
      log("queue.failed", { attempts: message.attempts, ...errorFacts(error) });
      message.retry();
    }
  }
}

/** No mail may wait for a model, and none that somebody looks out for behind a morning's alerts. */
async function quickFirst(messages: readonly Message<Wake>[], { model, db }: Background) {
  if (messages.length < 2) return messages;
  const idsOf = ({ body }: Message<Wake>) => (body.kind === "outbox" ? body.ids : []);
  const slow = model === null ? new Set() : await slowOf(messages.flatMap(idsOf), db);
  const rank = (id: string) => (slow.has(id) ? 2 : id.startsWith(DIGEST_TASK) ? 1 : 0);
  const ranked = messages.map((message) => ({ message, rank: Math.max(0, ...idsOf(message).map(rank)) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ message }) => message);
}

async function slowOf(ids: string[], db: Background["db"]): Promise<ReadonlySet<string>> {
  try {
    return new Set(await slowAmong(db, ids));
  } catch (error) {
    // In any order the batch's work is done.
    log("queue.unsorted", errorFacts(error));
    return new Set();
  }
}

async function receive(applicationId: string, background: Background): Promise<string[]> {
  const taskIds = await receiveSubmission(applicationId, { ...background, now: new Date() });
  await notifyRecruiters(background.db, { id: applicationId }, new Date());
  return taskIds;
}

const TURNS = 4;

/** A message says that somebody waits; who is next is for the companies' turns. */
async function receiveNext(applicationId: string, background: Background): Promise<string[]> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const next = await nextSent(background.db, applicationId);
    if (next === undefined) return [];
    const tasks = await receive(next, background);
    if (tasks.length > 0) return tasks;
  }
  return receive(applicationId, background);
}

const WOKEN_PER_SWEEP = 200;

export async function wakeSent({ db, jobs }: Background, now: Date): Promise<void> {
  for (const { id } of await listSent(db, now, WOKEN_PER_SWEEP))
    await jobs.wake({ kind: "submission", applicationId: id });
}

/** All are tried, whatever becomes of one; then the first fault is thrown, so that the message comes back. */
export async function runTasks(ids: string[], background: Background): Promise<void> {
  const handlers = handlersFor(background);
  const buried = async (task: SingleTask) => {
    if (task.topic === "message") await messageFailed(background.db, task.payload.messageId);
    if (task.topic !== "evaluate") return;
    await evaluationFailed(background.db, task.payload.applicationId, new Date());
  };
  const deps = { db: background.db, now: () => new Date(), log, buried };
  const failures: unknown[] = [];
  for (const id of ids) {
    try {
      const more = await runTask(id, handlers, deps);
      if (more.length > 0) await background.jobs.wake({ kind: "outbox", ids: more });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

function handlersFor(background: Background): TaskHandlers {
  const deps = () => ({ ...background, now: new Date() });
  const send = (letter: Letter, { id }: SingleTask) => sendLetter(letter, id, background);
  const sendIfAny = async (letter: Promise<Letter | null>, task: SingleTask): Promise<TaskOutcome> => {
    const written = await letter;
    return written === null ? { kind: "done" } : send(written, task);
  };
  return {
    mail: (task) => send(task.payload, task),
    decision: async (task) => {
      const { db } = background;
      const stage = await notifyOfDecision(db, { ...task.payload, companyId: task.companyId }, new Date());
      return send(standingNow(task.payload.letter, stage), task);
    },
    message: (task) =>
      sendMessage(task.payload.messageId, { ...deps(), send: (letter) => send(letter, task) }),
    "read-document": async (task) => {
      const outcome = await readDocument(task.payload.documentId, deps());
      await notifyRecruiters(background.db, task.payload, new Date());
      if (outcome.kind !== "done") return outcome;
      const scan = await enqueueScan(task.payload.documentId, task, deps());
      return { kind: "done", wake: [...(outcome.wake ?? []), ...scan] };
    },
    "scan-document": (task) => scanDocument(task.payload.documentId, deps()),
    evaluate: async (task) => {
      const { applicationId, again } = task.payload;
      const outcome = await evaluateApplication(applicationId, deps());
      if (again) return outcome;
      await notifyRecruiters(background.db, { id: applicationId }, new Date());
      await mailEvaluation(applicationId, background, new Date());
      return outcome;
    },
    "ask-model": (task) => askModel(task, deps()),
    "check-by-model": (task) => checkByModel(task, deps()),
    "read-again": (task) => takeTurn(task.payload, deps()),
    "evaluate-missed": (task) => evaluateMissed(task.payload.companyId, deps()),
    "reset-link": (task) => sendResetLink(task, deps()),
    "sign-in-link": (task) => sendSignInLink(task, deps()),
    "tell-engines": (task) => notifyIndexNow(task.payload.urls, background),
    mention: (task) => sendIfAny(mentionLetter(task.id, background), task),
    suggestion: (task) => sendIfAny(suggestionLetter(task.payload, background), task),
    scorecard: (task) => sendIfAny(scorecardLetter(task.payload, background), task),
    assignment: (task) => sendIfAny(assignmentLetter(task.id, task.payload, background), task),
    "forget-picture": (task) => forgetPicture(task.payload.hash, background),
    "company-goes": (task) => mailCompanyErasure(task.payload, deps()),
    "erase-company": (task) => eraseCompany(task.payload.companyId, deps()),
    "tell-index": (task) => notifyPageIndex(task.payload, deps()),
  };
}

async function sendLetter(letter: Letter, id: string, { mail }: Background): Promise<TaskOutcome> {
  const outcome = await mail.send(renderMail(letter), id);
  return outcome.kind === "sent"
    ? { kind: "done" }
    : { kind: "failed", reason: outcome.reason, final: outcome.kind === "refused" };
}

async function takeViews(messages: readonly Message<Wake>[], background: Background): Promise<void> {
  try {
    await countViews(
      messages.flatMap((message) => (message.body.kind === "view" ? [message.body] : [])),
      { db: background.db },
    );
    for (const message of messages) message.ack();
  } catch (error) {
    log("views.failed", errorFacts(error));
    for (const message of messages) message.retry();
  }
}

/** One that cannot be written takes no other with it. */
async function takeReads(messages: readonly Message<Wake>[], background: Background): Promise<void> {
  try {
    await recordReads(
      background.db,
      messages.flatMap((message) => (message.body.kind === "read" ? message.body.reads : [])),
    );
    for (const message of messages) message.ack();
  } catch (error) {
    if (messages.length > 1) {
      for (const message of messages) await takeReads([message], background);
      return;
    }
    log("reads.failed", errorFacts(error));
    for (const message of messages) message.retry();
  }
}

/** Only a wake-up that never worked; its work still stands in the outbox, where the sweep finds it. */
function buryLetters(batch: Pick<MessageBatch<Wake>, "messages">): void {
  for (const message of batch.messages) {
    log("queue.dead", { kind: message.body.kind, attempts: message.attempts });
    message.ack();
  }
}
