import { useEffect, useRef, useState } from "react";
import type { Step } from "~/features/jobs/draft";
import { seconds } from "~/lib/time";
import { paths } from "~/paths";
import type { KeptDraft } from "../keep-draft";

export type Keeping = ReturnType<typeof useKeeping>;

/** A reload or a dead battery costs nothing then. `suggestions` are of the posting as kept. */
export function useKeeping(step: Step, exists: boolean) {
  const [words, setWords] = useState("");
  const [kept, setKept] = useState<KeptDraft>();
  const timer = useRef<number | undefined>(undefined);
  const stop = () => window.clearTimeout(timer.current);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const send = async (typed: FormData) => {
    const answer = await sendDraft(typed);
    setWords(answer === null ? "Not saved yet: we will try again as you type." : "Draft saved");
    if (answer !== null) setKept(answer);
  };
  const keep = (form: HTMLFormElement) => {
    stop();
    if (!exists) return;
    timer.current = window.setTimeout(() => {
      const typed = new FormData(form);
      typed.set("step", String(step));
      void send(typed);
    }, seconds(1));
  };
  return { keep, stop, words, ...kept };
}

async function sendDraft(typed: FormData): Promise<KeptDraft | null> {
  try {
    const response = await fetch(paths.keepDraft(), { method: "POST", body: typed });
    return response.ok && !response.redirected ? await response.json() : null;
  } catch {
    return null;
  }
}
