import { brand } from "~/brand";

export function Brand({ href }: { href: string }) {
  return (
    <a className="brand" href={href}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
        <rect x="1.5" y="1.5" width="23" height="23" rx="5.5" className="brand-box" />
        <path d="M7 13.5l4 4 8-9" className="brand-tick" />
      </svg>
      {brand.name}
    </a>
  );
}
