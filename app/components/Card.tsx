import type { ReactNode } from "react";

export function Card({ title, children, id }: { title?: ReactNode; children: ReactNode; id?: string }) {
  return (
    <section className="card" id={id}>
      {title !== undefined && <h2 className="card-title">{title}</h2>}
      {children}
    </section>
  );
}
