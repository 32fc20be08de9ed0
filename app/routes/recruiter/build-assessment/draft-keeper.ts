import type { Question } from "~/features/questionnaires/rules";
import type { Elsewhere } from "./reply";

type Answer = { kind: "kept"; at: number } | ({ kind: "elsewhere" } & Elsewhere);

/** Keeps a page's unsaved work, one sending at a time. `known`: when the draft it knows of was kept. */
export function draftKeeper(address: string, begun: number) {
  let known = begun;
  let underWay: { sent: string; answered: Promise<Answer | null> } | null = null;
  const others = async () => {
    while (underWay !== null) await underWay.answered;
  };
  const post = async (sent: string, version: number, keepalive: boolean): Promise<Answer | null> => {
    const body = asForm(sent, { version, kept: known }, underWay?.sent ?? "[]");
    const response = await fetch(address, { method: "POST", body, keepalive }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as Answer | null | undefined;
    if (answer?.kind === "kept") known = answer.at;
    return answer?.kind === undefined ? null : answer;
  };
  return {
    knows: (kept: number) => {
      known = kept;
    },
    known: async () => {
      await others();
      return known;
    },
    keep: async (sent: string, version: number) => {
      await others();
      const answered = post(sent, version, false);
      underWay = { sent, answered };
      const answer = await answered;
      underWay = null;
      return answer;
    },
    leave: (sent: string, version: number) => void post(sent, version, true),
  };
}

function asForm(sent: string, numbers: Record<string, number>, underWay: string): FormData {
  const form = new FormData();
  for (const [name, number] of Object.entries(numbers)) form.set(name, String(number));
  const all = { questions: JSON.parse(sent), underWay: JSON.parse(underWay) };
  for (const [name, questions] of Object.entries<Question[]>(all)) {
    for (const [index, question] of questions.entries()) {
      for (const [field, value] of Object.entries(question)) {
        form.set(`${name}[${index}].${field}`, String(value));
      }
    }
  }
  return form;
}
