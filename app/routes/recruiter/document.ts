import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { documentOf } from "./document/document-of";

export const loader = (args: LoaderFunctionArgs) => documentOf(args, "saved");
