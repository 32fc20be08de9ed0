import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { documentOf } from "./document/document-of";

/** The file as it was sent, to be saved. */
export const loader = (args: LoaderFunctionArgs) => documentOf(args, "saved");
