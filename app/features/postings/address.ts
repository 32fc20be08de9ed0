import { slugOf } from "~/lib/slug";
import { paths } from "~/paths";

type Addressed = { companySlug: string; title: string; code: string };

const LONGEST_SLUG = 80;

/** The path of a job's public page. A title without Latin letters leaves the code alone. */
export function postingPath({ companySlug, title, code }: Addressed): string {
  const slug = slugOf(title).slice(0, LONGEST_SLUG).replace(/-+$/, "");
  return paths.posting(companySlug, slug === "" ? code : `${slug}-${code}`);
}

/** The last eight characters of an address's last part, if they can be a code. */
export const codeIn = (part: string): string | null =>
  /[0-9a-hjkmnp-tv-z]{8}$/.exec(part.toLowerCase())?.[0] ?? null;
