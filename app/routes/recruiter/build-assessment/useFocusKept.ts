import { type RefObject, useEffect, useRef } from "react";

/**
 * A press that takes its own button away, or switches it off, leaves the focus on the question that it moved; without that one
 * on the selected question, else on Add. Returns what is to be told the value of each pressed button.
 */
export function useFocusKept(list: RefObject<HTMLElement>): (value: string) => void {
  const pressed = useRef<string | null>(null);
  useEffect(() => {
    if (pressed.current === null) return;
    const id = pressed.current.split(":")[1];
    pressed.current = null;
    const at = document.activeElement;
    if (at !== document.body && !at?.matches(":disabled")) return;
    const places = [`[value="select:${id}"]`, "[aria-current] .question-pick", '[value="add"]'];
    const place = places.map((one) => list.current?.querySelector<HTMLElement>(one)).find(Boolean);
    place?.focus();
  });
  return (value) => {
    pressed.current = value;
  };
}
