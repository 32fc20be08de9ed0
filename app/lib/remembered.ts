/** The values of the last `most` texts that were asked for or set. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(text: string): Value | undefined {
    const value = this.#values.get(text);
    return value === undefined ? undefined : this.set(text, value);
  }

  set(text: string, value: Value): Value {
    this.#values.delete(text);
    this.#values.set(text, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}

/** `make`, which depends on its text alone, with what it gave for the last `most`; failures are forgotten. */
export function remembered<Value>(most: number, make: (text: string) => Value): (text: string) => Value {
  const recent = new Recent<Value>(most);
  return (text) => recent.get(text) ?? recent.set(text, make(text));
}
