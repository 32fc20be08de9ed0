import { oneLine } from "~/lib/plain-text";
import { inShort } from "~/lib/words";
import { POSTING_LANGUAGES } from "~/vocabulary/jobs";

/** No typed posting is refused for its language: what is said instead of that. Empty for nothing. */
export function offerLanguage(formData: FormData, { defaultLanguage }: { defaultLanguage: string }): string {
  const typed = oneLine(String(formData.get("language") ?? ""));
  if (typed === "" || Object.hasOwn(POSTING_LANGUAGES, typed)) return "";
  formData.set("language", defaultLanguage);
  const name = POSTING_LANGUAGES[defaultLanguage] ?? defaultLanguage;
  return `“${inShort(typed)}” is not among the languages here, so the posting is marked as ${name}.`;
}
