import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { sendForm } from "~/lib/send-form";
import { Button } from "./Button";
import { SendingSelect } from "./SendingSelect";

/** A pause in typing that counts as done. Milliseconds. */
const PAUSE = 300;

type Props = {
  action: string;
  finds: string;
  text: string;
  /** The key that leads into the search box, where there are keys. */
  findKey?: string;
  children: ReactNode;
};

export function FilterForm({ action, finds, text, findKey, children }: Props) {
  const submit = useSubmit();
  const box = useRef<HTMLInputElement>(null);
  const textAtFirst = useRef(text);
  const timer = useRef<number | undefined>(undefined);
  // Until the box is left: what comes back is trimmed, and would take the space before the next word.
  const [typed, setTyped] = useState<string | null>(null);
  const asked = useAsked(action)?.get("q");
  const stopWaiting = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };
  // On a slow connection somebody types before the page listens.
  useEffect(() => {
    if (box.current && box.current.value !== textAtFirst.current) {
      setTyped(box.current.value);
      sendForm(box.current.form);
    }
    return () => window.clearTimeout(timer.current);
  }, []);
  const type = (field: HTMLInputElement) => {
    setTyped(field.value);
    stopWaiting();
    timer.current = window.setTimeout(() => sendForm(field.form), PAUSE);
  };
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was asked for by Enter is not asked for once more: it would take back a press on a name meanwhile.
    stopWaiting();
    if (document.activeElement !== box.current) setTyped(null);
    submit(event.currentTarget, { replace: true, preventScrollReset: true, flushSync: true });
  };
  return (
    <Form method="get" action={action} role="search" className="filters" onSubmit={ask}>
      <input
        type="search"
        name="q"
        aria-label={finds}
        placeholder={finds}
        maxLength={100}
        data-key={findKey}
        ref={box}
        value={typed ?? asked ?? text}
        onChange={(event) => type(event.currentTarget)}
        onBlur={() => timer.current === undefined && setTyped(null)}
      />
      {children}
      <Button look="ghost">Search</Button>
    </Form>
  );
}

type FilterProps = {
  action: string;
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** One select of a `FilterForm`; the first option is what an address without it means. */
export function Filter({ action, name, label, value, options }: FilterProps) {
  const asked = useAsked(action);
  const onItsWay = asked && (asked.get(name) ?? options[0]?.[0]);
  return (
    <SendingSelect name={name} aria-label={label} value={onItsWay ?? value}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SendingSelect>
  );
}

function useAsked(action: string): URLSearchParams | null {
  const { location } = useNavigation();
  return location?.pathname === action ? new URLSearchParams(location.search) : null;
}
