import { useEffect, useRef, useState } from "react";
import { type Question, tidy } from "~/features/questionnaires/rules";
import { seconds } from "~/lib/time";
import { paths } from "~/paths";

type Saved = { version: number; questions: string };

/** Unsaved work is kept on the account a second after each change, and when the page is left before that. */
export function useKept(jobId: string, questions: readonly Question[], saved: Saved, busy: boolean) {
  const now = JSON.stringify(tidy(questions));
  const [kept, setKept] = useState(now);
  const [failed, setFailed] = useState(false);
  const waiting = useRef<FormData | null>(null);
  const address = paths.keepQuestionnaire(jobId);
  const stands = now === kept || now === saved.questions;
  useEffect(() => {
    waiting.current = stands || busy ? null : asForm(JSON.parse(now), saved.version);
    const form = waiting.current;
    if (form === null) return;
    const timer = window.setTimeout(async () => {
      const response = await fetch(address, { method: "POST", body: form }).catch(() => null);
      setFailed(response?.ok !== true);
      if (response?.ok !== true) return;
      setKept(now);
    }, seconds(1));
    return () => window.clearTimeout(timer);
  }, [now, stands, busy, saved.version, address]);
  useEffect(() => {
    const leave = () => {
      if (waiting.current !== null) navigator.sendBeacon(address, waiting.current);
      waiting.current = null;
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [address]);
  return {
    words: keptWords({ unsaved: now !== saved.questions, kept: now === kept, failed }),
    stop: () => {
      waiting.current = null;
    },
  };
}

function keptWords({ unsaved, kept, failed }: { unsaved: boolean; kept: boolean; failed: boolean }) {
  if (!unsaved) return null;
  if (kept) return "Unsaved changes, kept for you";
  return failed ? "Unsaved changes, not kept yet" : null;
}

function asForm(questions: readonly Question[], version: number): FormData {
  const form = new FormData();
  form.set("version", String(version));
  for (const [index, question] of questions.entries()) {
    for (const [field, value] of Object.entries(question)) {
      form.set(`questions[${index}].${field}`, String(value));
    }
  }
  return form;
}
