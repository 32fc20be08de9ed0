import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** On a lively page the next step replaces the button that held the focus; it goes on at the content then. */
export function FocusKept() {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (document.activeElement === document.body)
      document.getElementById("content")?.focus({ preventScroll: true });
  }, [key]);
  return null;
}
