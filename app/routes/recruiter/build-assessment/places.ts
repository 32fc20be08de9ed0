import type { Question } from "~/features/questionnaires/rules";

/** `index` counts from 0. */
export const fieldId = (index: number, field: keyof Question) => `questions-${index}-${field}`;

/** On a narrow screen the editor stands below the list, where nobody would see that it has changed. */
export function showEditor(): void {
  if (!matchMedia("(max-width: 59.99rem)").matches) return;
  requestAnimationFrame(() => document.getElementById("editor")?.scrollIntoView());
}
