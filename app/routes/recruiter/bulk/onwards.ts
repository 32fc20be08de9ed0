import { flash } from "~/http/flash";
import { seeOther } from "~/http/replies";
import { counted } from "~/lib/words";
import { paths } from "~/paths";
import { listOf, MOST_NAMED } from "./read-chosen";

type Done = {
  people: readonly unknown[];
  missed: readonly string[];
  /** Names whom the press left out. */
  page: (left: readonly string[], list: string) => string;
  said: (people: string) => string;
  narrowed?: Record<string, string>;
};

/** Back to the list, `narrowed` to those whom the act was about, unless somebody was left out. */
export async function onwards(request: Request, { people, missed, page, said, narrowed }: Done) {
  const list = listOf(request);
  const done = people.length - missed.length;
  return seeOther(
    missed.length > 0
      ? page(missed.slice(0, MOST_NAMED), list)
      : paths.candidates({ ...Object.fromEntries(new URLSearchParams(list)), ...narrowed }),
    done > 0 ? { "Set-Cookie": await flash(said(counted(done, "person", "people"))) } : undefined,
  );
}
