import { Form } from "@remix-run/react";
import { type ReactNode, useCallback, useEffect, useRef } from "react";
import { sendForm } from "~/lib/send-form";
import { Button } from "./Button";

/** A pause in typing that counts as done. Milliseconds. */
const PAUSE = 300;

type Props = {
  /** The list's own path. */
  action: string;
  /** What the search box finds: its name and its placeholder. */
  finds: string;
  /** What is being searched for. */
  text: string;
  /** The selects, each with its value as its key: a step back in the history shows what it was. */
  children: ReactNode;
};

/** The search and the filters of a list, all in its address. With JavaScript a change is enough; `q` is the text's name. */
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

/** Whether a field differs from what the page came with. */
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
