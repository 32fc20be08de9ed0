export type Colleague = { id: string; name: string; reads: boolean };

const AT = /(?<![\p{L}\p{N}._%+-])@(?=\p{L})/gu;

/**
 * Whom a note names by `@` and the whole name, or a first name that only one of them has. `doubtful` are the
 * first names of several. What names nobody stays a word.
 */
export function namedIn(text: string, colleagues: readonly Colleague[]) {
  const named = new Map<string, Colleague>();
  const doubtful = new Set<string>();
  for (const { index } of text.matchAll(AT)) {
    const rest = text.slice(index + 1);
    const called = (name: string) => isCalled(rest, name);
    const whole = longest(colleagues.filter(({ name }) => called(name)));
    const found = whole.length > 0 ? whole : colleagues.filter(({ name }) => called(firstOf(name)));
    const [one] = found;
    if (one !== undefined && found.length === 1) named.set(one.id, one);
    else if (one !== undefined) doubtful.add(firstOf(one.name));
  }
  return { named: [...named.values()], doubtful: [...doubtful] };
}

const firstOf = (name: string): string => name.split(" ")[0] ?? name;

const longest = (found: readonly Colleague[]) => {
  const most = Math.max(0, ...found.map(({ name }) => name.length));
  return found.filter(({ name }) => name.length === most);
};

const isCalled = (rest: string, name: string): boolean =>
  name !== "" &&
  rest.slice(0, name.length).toLowerCase() === name.toLowerCase() &&
  !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
