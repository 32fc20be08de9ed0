import type { ReactNode } from "react";
import { brand } from "~/brand";

export const InsteadOfFile = ({ title, children }: { title: string; children: ReactNode }) => (
  <html lang="en-GB">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${title} – ${brand.name}`}</title>
      <link rel="stylesheet" href="/plain.css" />
    </head>
    <body>
      <main>
        <p className="brand">{brand.name}</p>
        <h1>{title}</h1>
        {children}
      </main>
    </body>
  </html>
);
