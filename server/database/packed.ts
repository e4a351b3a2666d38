/** Reads the values that a query packed into one binary value, one after another. */
export class PackedReader {
  readonly #packed: Buffer;
  #at = 0;

  constructor(packed: Buffer | null) {
    this.#packed = packed ?? Buffer.alloc(0);
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#packed.length;
  }

  int16(): number {
    return this.#packed.readInt16BE(this.#next(2));
  }

  int32(): number {
    return this.#packed.readInt32BE(this.#next(4));
  }

  /** Microseconds since 2000, PostgreSQL's own format. */
  timestamp(): number {
    return Number(this.#packed.readBigInt64BE(this.#next(8)));
  }

  double(): number {
    return this.#packed.readDoubleBE(this.#next(8));
  }

  text(bytes: number, encoding: "utf8" | "latin1"): string {
    const from = this.#next(bytes);
    return this.#packed.toString(encoding, from, this.#at);
  }

  /** As many numbers as the first says. */
  int32s(): number[] {
    return Array.from({ length: this.int16() }, () => this.int32());
  }

  #next(bytes: number): number {
    this.#at += bytes;
    return this.#at - bytes;
  }
}

/** The ids in one binary value, `string_agg(int4send(id), '')`. */
export function unpackedIds(packed: Buffer | null): Int32Array {
  const ids = new Int32Array((packed?.length ?? 0) / 4);
  for (let place = 0; place < ids.length; place += 1) ids[place] = (packed as Buffer).readInt32BE(place * 4);
  return ids;
}
