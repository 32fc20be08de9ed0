import type { ReactNode } from "react";

/** Without JavaScript it leads to a page with the same question. */
export function DialogLink(props: {
  href: string;
  className?: string;
  label: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <dialog-link>
      <a href={props.href} className={props.className}>
        {props.label}
      </a>
      <dialog aria-label={props.title}>
        <h2>{props.title}</h2>
        {props.children}
      </dialog>
    </dialog-link>
  );
}
