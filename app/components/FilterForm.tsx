import { Form } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { sendForm } from "~/lib/send-form";
import { Button } from "./Button";

/** Milliseconds without a key pressed that count as done. */
const PAUSE = 300;

type Props = {
  action: string;
  /** The search box's name and placeholder. */
  finds: string;
  text: string;
  children: ReactNode;
};

export function FilterForm({ action, finds, text, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<number | undefined>(undefined);
  // Without a network the page says so, and stays.
  const ask = useCallback((after: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => sendForm(form.current), after);
  }, []);
  // On a slow connection somebody types and chooses before the page listens.
  useEffect(() => {
    if (form.current && isChanged(form.current)) ask(0);
    return () => window.clearTimeout(timer.current);
  }, [ask]);
  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = text;
  }, [text]);
  return (
    <Form
      method="get"
      action={action}
      role="search"
      className="filters"
      ref={form}
      replace
      preventScrollReset
      // What was asked for by Enter is not asked for once more: it would take back a press on a name meanwhile.
      onSubmit={() => window.clearTimeout(timer.current)}
      onChange={(event) => ask(event.target instanceof HTMLSelectElement ? 0 : PAUSE)}
    >
      <input
        type="search"
        name="q"
        aria-label={finds}
        placeholder={finds}
        maxLength={100}
        defaultValue={text}
        ref={box}
      />
      {children}
      <Button look="ghost">Search</Button>
    </Form>
  );
}

function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
    if (!(field instanceof HTMLSelectElement)) return false;
    const options = [...field.options];
    return (
      field.selectedIndex !==
      Math.max(
        0,
        options.findIndex((option) => option.defaultSelected),
      )
    );
  });
}
