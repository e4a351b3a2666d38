/** Interns names as small numbers; 0 is the empty name. */
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

/** A longer copy of a column. */
export function grown<Values extends Column>(values: Values, length: number): Values {
  const Kind = values.constructor as new (length: number) => Values;
  const all = new Kind(Math.ceil(length));
  all.set(values);
  return all;
}

/** Adds one to the count at a place, which must exist. */
export function countOne(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] as number) + 1;
}
