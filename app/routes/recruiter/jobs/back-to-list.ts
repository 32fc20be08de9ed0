import { safePath } from "~/lib/safe-path";
import { paths } from "~/paths";

/** The list as the person left it, search, filters and page; any other address leads to its first page. */
export function backToList(form: FormData | URLSearchParams): string {
  const back = safePath(form.get("back")?.toString());
  return back !== null && /^\/jobs(?:\?|$)/.test(back) ? back : paths.jobs();
}
