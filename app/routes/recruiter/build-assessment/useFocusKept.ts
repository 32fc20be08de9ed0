import { type RefObject, useEffect, useRef } from "react";

/** For a press that takes its own button away: the question that moved has the focus, or Undo, or Add. */
export function useFocusKept(list: RefObject<HTMLElement>): (value: string) => void {
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    const id = pressed.current.split(":")[1];
    pressed.current = null;
    const at = document.activeElement;
    if (at !== document.body && !at?.matches(":disabled")) return;
    const places = [
      `[value="select:${id}"]`,
      '[value="undo"]',
      "[aria-current] .question-pick",
      '[value="add"]',
    ];
    const place = places.map((one) => list.current?.querySelector<HTMLElement>(one)).find(Boolean);
    place?.focus();
  });
  return (value) => {
    pressed.current = value;
  };
}
