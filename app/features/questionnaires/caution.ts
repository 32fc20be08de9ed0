import { refusalOf } from "./refusals";

export function cautionOn({ title, question }: { title: string; question: string }): string | null {
  const reason = refusalOf(`${title}\n${question}`)?.reason ?? "";
  return reason.startsWith(NOT_WRITTEN) ? reason.replace(NOT_WRITTEN, "asks about") : null;
}

const NOT_WRITTEN = "We write no question about";
