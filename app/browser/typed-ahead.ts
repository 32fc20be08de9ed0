const TYPED_IN = "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file])";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** React takes a field over as the server wrote it. What it returns types again what was typed until then. */
export function keepTyped(): () => void {
  const typed = new Map<Field, string>();
  const keep = ({ target }: Pick<Event, "target">) => {
    if (target instanceof Element && target.matches(TYPED_IN))
      typed.set(target as Field, (target as Field).value);
  };
  for (const field of document.querySelectorAll<Field>(TYPED_IN))
    if (field.value !== field.defaultValue) keep({ target: field });
  addEventListener("input", keep, true);
  return () => {
    removeEventListener("input", keep, true);
    for (const [field, text] of typed) typeAgain(field, text);
    typed.clear();
  };
}

function typeAgain(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field;
  // React hears only of a change from what it wrote itself: its setter first, then the browser's.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
}
