import type { ReactNode } from "react";

export type Tone = "plain" | "ok" | "info" | "warn" | "bad";

export function Badge({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return <span className={tone === "plain" ? "badge" : `badge ${tone}`}>{children}</span>;
}
