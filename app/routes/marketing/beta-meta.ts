import type { MetaFunction } from "@remix-run/cloudflare";
import { brand } from "~/brand";
import type { loadBeta } from "./beta-application";

export const betaMeta: MetaFunction<typeof loadBeta> = ({ data }) => [
  { title: `Apply for Beta Access – ${brand.name}` },
  { name: "description", content: "Tell us who you need to hire, and try the product before others do." },
  ...(data?.sent ? [{ name: "analytics-event", content: "conversion" }] : []),
];
