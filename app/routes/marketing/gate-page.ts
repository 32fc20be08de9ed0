import type { HeadersFunction, LinksFunction, MetaDescriptor } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import styles from "~/styles/pass.css?url";

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const gateMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} – ${brand.name}` },
  { name: "robots", content: "noindex" },
];
