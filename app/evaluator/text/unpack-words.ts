import { numberOf } from "./packed";

/** English words in all their forms, and names with a capital. Eight lines, of `workers/pack-words.ts`. */
export function unpackWords(packed: string): Set<string> {
  const [changes = "", classes = "", ...lists] = packed.split("\n");
  const endings = changes.split(" ").map((change) => change.split(">"));
  const endingsOf = classes
    .split(" ")
    .map((letters) => [...letters].map((letter) => endings[numberOf(letter)] ?? []));
  const forms = new Set<string>();
  for (const [isName, list] of [lists.slice(0, 3), lists.slice(3)].entries())
    for (const [word, kind] of baseWords(list)) {
      const base = isName ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      forms.add(base);
      for (const [cut = "", added = ""] of endingsOf[kind] ?? [])
        forms.add(base.slice(0, base.length - cut.length) + added);
    }
  return forms;
}

function* baseWords([shared = "", tails = "", kinds = ""]: string[]): Generator<[string, number]> {
  let word = "";
  for (const [at, [tail]] of [...tails.matchAll(/\P{Lu}*\p{Lu}/gu)].entries()) {
    word = word.slice(0, numberOf(shared.charAt(at))) + tail.toLowerCase();
    yield [word, numberOf(kinds.charAt(at))];
  }
}
