import { type SelectHTMLAttributes, useEffect, useRef } from "react";
import { sendForm } from "~/lib/send-form";

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, "value" | "onChange"> & { value: string };

/** Shows what is on its way, or else what stands. Submit with `flushSync`, or the old value flashes up. */
export function SendingSelect({ value, ...props }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const atFirst = useRef(value);
  // On a slow connection somebody chooses before the page listens.
  useEffect(() => {
    if (select.current && select.current.value !== atFirst.current) sendForm(select.current.form);
  }, []);
  return (
    <select
      {...props}
      ref={select}
      // What a browser brings back by itself is nobody's choice.
      autoComplete="off"
      value={value}
      onChange={(event) => sendForm(event.currentTarget.form)}
    />
  );
}
