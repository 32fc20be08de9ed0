import type { Choice } from "~/features/members/choose";
import { isId } from "~/lib/ids";

export function chosenPeople(formData: FormData): Choice {
  const seen = formData.get("seen");
  return {
    chosen: formData.getAll("chosen").map(String).filter(isId),
    seen: seen === null ? null : String(seen).split(" ").filter(isId),
  };
}
