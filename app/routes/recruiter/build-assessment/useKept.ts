import { type MutableRefObject, useEffect, useRef, useState } from "react";
import { type Question, tidy } from "~/features/questionnaires/rules";
import { seconds } from "~/lib/time";
import { paths } from "~/paths";
import { draftKeeper } from "./draft-keeper";
import type { BuilderReply, Elsewhere } from "./reply";

type Saved = { version: number; questions: string };
type Begun = { kept: number; elsewhere?: Elsewhere };
type Waiting = MutableRefObject<{ sent: string; version: number } | null>;

/** Unsaved work is kept on the account a second after each change, and when the page is left before that. */
export function useKept(
  jobId: string,
  questions: readonly Question[],
  saved: Saved,
  busy: boolean,
  begun: Begun,
) {
  const now = JSON.stringify(tidy(questions));
  const [keeper] = useState(() => draftKeeper(paths.keepQuestionnaire(jobId), begun.kept));
  const [kept, setKept] = useState<string | null>(begun.elsewhere ? null : now);
  const [failed, setFailed] = useState(false);
  const [elsewhere, setElsewhere] = useState(begun.elsewhere);
  const waiting: Waiting = useRef(null);
  const stands = now === kept || now === saved.questions;
  useEffect(() => {
    waiting.current = stands || busy ? null : { sent: now, version: saved.version };
    if (waiting.current === null) return;
    const timer = window.setTimeout(async () => {
      const answer = await keeper.keep(now, saved.version);
      setFailed(answer === null);
      if (answer === null) return;
      setElsewhere(answer.kind === "elsewhere" ? answer : undefined);
      setKept(answer.kind === "kept" ? now : null);
    }, seconds(1));
    return () => window.clearTimeout(timer);
  }, [now, stands, busy, saved.version, keeper]);
  useEffect(() => {
    const leave = () => {
      if (waiting.current !== null) keeper.leave(waiting.current.sent, waiting.current.version);
      waiting.current = null;
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [keeper]);
  const unsaved = now !== saved.questions;
  useAskedBeforeLeaving(unsaved && elsewhere !== undefined, waiting);
  return {
    words: keptWords({ unsaved, kept: now === kept, failed: failed || elsewhere !== undefined }),
    elsewhere: unsaved ? elsewhere : undefined,
    known: keeper.known,
    answered: (answer: BuilderReply) => {
      keeper.knows(answer.kept);
      setElsewhere(answer.elsewhere);
    },
    stop: () => {
      waiting.current = null;
    },
  };
}

function useAskedBeforeLeaving(inVain: boolean, waiting: Waiting): void {
  useEffect(() => {
    const ask = (event: Event) => waiting.current !== null && event.preventDefault();
    if (inVain) addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [inVain, waiting]);
}

function keptWords({ unsaved, kept, failed }: { unsaved: boolean; kept: boolean; failed: boolean }) {
  if (!unsaved) return null;
  if (kept) return "Unsaved changes, kept for you";
  return failed ? "Unsaved changes, not kept yet" : null;
}
