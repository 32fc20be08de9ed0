import type { HeadersFunction, LinksFunction, MetaDescriptor } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import styles from "~/styles/marketing.css?url";

/** For the routes behind the gate: no cache keeps their pages. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** What such a page is called, and that no search engine lists it. */
export const gateMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} – ${brand.name}` },
  { name: "robots", content: "noindex" },
];
