/** Names that many rows share, each by a small number; 0 is no name. */
export class Names {
  readonly names: string[] = [""];
  readonly #numbers = new Map([["", 0]]);

  numberOf(name: string): number {
    const number = this.#numbers.get(name) ?? this.names.length;
    if (number === this.names.length) {
      this.#numbers.set(name, number);
      this.names.push(name);
    }
    return number;
  }
}

type Column = { length: number; set(values: Column): void };

/** A column of more rows. */
export function grown<Values extends Column>(values: Values, length: number): Values {
  const Kind = values.constructor as new (length: number) => Values;
  const all = new Kind(Math.ceil(length));
  all.set(values);
  return all;
}
