/** A set of small whole numbers, one bit each: a million members' holders of a skill are 125 kB. */
export class IdSet {
  words = new Uint32Array(16);
  size = 0;

  has(id: number): boolean {
    return (((this.words[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
  }

  /** The same bits in the order of PostgreSQL's `get_bit`. */
  get bits(): Buffer {
    return Buffer.from(this.words.buffer);
  }

  add(id: number): void {
    if (this.has(id)) return;
    const word = id >>> 5;
    if (word >= this.words.length) this.#growTo(word);
    this.words[word] = (this.words[word] as number) | (1 << (id & 31));
    this.size += 1;
  }

  delete(id: number): void {
    if (!this.has(id)) return;
    const word = id >>> 5;
    this.words[word] = (this.words[word] as number) & ~(1 << (id & 31));
    this.size -= 1;
  }

  copy(): IdSet {
    const copied = new IdSet();
    copied.words = this.words.slice();
    copied.size = this.size;
    return copied;
  }

  /** So many of the ids from the highest down, without the first `skip`. */
  highest(skip: number, limit: number): number[] {
    const ids: number[] = [];
    let toSkip = skip;
    for (let word = this.words.length - 1; word >= 0 && ids.length < limit; word -= 1) {
      let bits = this.words[word] as number;
      const here = bitCount(bits);
      if (here <= toSkip) {
        toSkip -= here;
        continue;
      }
      while (bits !== 0 && ids.length < limit) {
        const bit = 31 - Math.clz32(bits);
        bits &= ~(1 << bit);
        if (toSkip > 0) toSkip -= 1;
        else ids.push(word * 32 + bit);
      }
    }
    return ids;
  }

  #growTo(word: number): void {
    const grown = new Uint32Array(Math.max(word + 1, Math.ceil(this.words.length * 1.5)));
    grown.set(this.words);
    this.words = grown;
  }
}

function bitCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
