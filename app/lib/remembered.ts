/**
 * `make`, which must depend on its text alone, with what it gave for the last `most` texts at hand: for what
 * takes long and is asked for again and again. Failures are not remembered.
 */
export function remembered<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>();
  return (text) => {
    const value = values.get(text) ?? make(text);
    values.delete(text);
    values.set(text, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };
}
