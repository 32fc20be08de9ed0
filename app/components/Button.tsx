import { useNavigation } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";

type Look = "primary" | "ghost" | "danger" | "quiet";
type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  small?: boolean;
  busy?: string;
};

export function Button({ look = "primary", small = false, busy, children, ...button }: Props) {
  const className = ["btn", look === "primary" ? "" : look, small ? "small" : "", button.className]
    .filter(Boolean)
    .join(" ");
  const sending = useSending(busy !== undefined);
  if (busy === undefined) {
    return (
      <button type="submit" {...button} className={className}>
        {children}
      </button>
    );
  }
  return (
    <busy-button>
      <button
        type="submit"
        {...button}
        className={className}
        data-busy={busy}
        onClick={(event) => (sending ? event.preventDefault() : button.onClick?.(event))}
        aria-disabled={sending || undefined}
      >
        {sending ? busy : children}
      </button>
    </busy-button>
  );
}

/** On a hydrated page the navigation tells; everywhere else the island does. */
function useSending(matters: boolean): boolean {
  const navigation = useNavigation();
  return matters && navigation.state === "submitting";
}
