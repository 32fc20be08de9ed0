import { oneLine } from "~/lib/plain-text";
import { inShort } from "~/lib/words";
import { POSTING_LANGUAGES } from "~/vocabulary/jobs";

/**
 * The company's own language takes the place of one that is not offered, so that no typed posting is refused for
 * it. Answers with what is said of that.
 */
export function offerLanguage(formData: FormData, { defaultLanguage }: { defaultLanguage: string }): string {
  const typed = oneLine(String(formData.get("language") ?? ""));
  if (typed === "" || Object.hasOwn(POSTING_LANGUAGES, typed)) return "";
  formData.set("language", defaultLanguage);
  const name = POSTING_LANGUAGES[defaultLanguage] ?? defaultLanguage;
  return `“${inShort(typed)}” is not among the languages here, so the posting is marked as ${name}.`;
}
