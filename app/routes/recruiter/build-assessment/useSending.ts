import { useRef, useState } from "react";
import { paths } from "~/paths";
import type { BuilderReply } from "./reply";

type Sent = Pick<BuilderReply, "draft" | "version" | "offers">;
type Known = () => Promise<number>;

/** Sends what was pressed, and the page stays. Pressed again meanwhile, it is sent once. */
export function useSending(jobId: string, known: Known, answered: (reply: BuilderReply) => void) {
  const [busy, setBusy] = useState(false);
  const waiting = useRef(false);
  const send = async (form: HTMLFormElement, pressed: HTMLButtonElement | null, sent: Sent) => {
    if (waiting.current) return;
    waiting.current = true;
    setBusy(true);
    const body = new FormData(form, pressed);
    const kept = await known();
    body.set("kept", String(kept));
    const reply = await ask(paths.changeQuestionnaire(jobId), body, { ...sent, kept });
    // Signed out, say: the server has a page for that, and keeps in it what was typed.
    if (reply === null) return leaveFor(form, pressed);
    waiting.current = false;
    setBusy(false);
    answered(reply);
  };
  return { busy, send };
}

/** Null for an answer that is no reply of the builder's. */
async function ask(
  address: string,
  body: FormData,
  sent: Sent & { kept: number },
): Promise<BuilderReply | null> {
  const answer = await fetch(address, { method: "POST", body, redirect: "manual" }).catch(() => undefined);
  if (answer === undefined) return unreached(body, sent);
  const reply = (await answer.json().catch(() => null)) as BuilderReply | null;
  return reply?.draft === undefined ? null : reply;
}

function unreached(body: FormData, sent: Sent & { kept: number }): BuilderReply {
  const nobody = { ...sent, ask: String(body.get("ask") ?? "") };
  return body.get("intent") === "generate"
    ? { ...nobody, kind: "edited", offers: [], asked: { kind: "silent" } }
    : { ...nobody, kind: "failed" };
}

function leaveFor(form: HTMLFormElement, pressed: HTMLButtonElement | null): void {
  const { name, value } = pressed ?? { name: "intent", value: "save" };
  const field = document.createElement("input");
  form.insertAdjacentElement("beforeend", Object.assign(field, { type: "hidden", name, value }));
  form.submit();
}
