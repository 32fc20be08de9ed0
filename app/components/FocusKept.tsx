import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * On a lively page the next step replaces the button that led to it, and the focus falls back to the top of the document. It
 * goes on at the content then, where it would stand on a page loaded anew.
 */
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
