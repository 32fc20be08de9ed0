import { WorkerEntrypoint } from "cloudflare:workers";
import type { Adviser } from "~/services/advice/advice";

/** Half of what it is asked it never answers, and to the other half it fails. */
export default class AwayAdviser extends WorkerEntrypoint implements Adviser {
  evaluatePractice(): Promise<never> {
    return silence();
  }

  reviewPosting(): Promise<never> {
    return silence();
  }

  cautionOn(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  proposeQuestions(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  takeSuggestion(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  reviewDetail(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  whyFewGuesses(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  browserNames(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  verifyRecords(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  csvOf(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  openMailDesk(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  keepMail(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  keepMails(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  keepTemplate(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  keepStageTemplate(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  archive(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  drawMarkdown(): Promise<never> {
    return Promise.reject(new Error("away"));
  }

  qrCode(): Promise<never> {
    return Promise.reject(new Error("away"));
  }
}

/** The runtime ends a promise that nothing could ever keep; a timer far away is something. */
const silence = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error("too late")), 60_000));
