/** A bit set of small integers: the holders of a skill among a million members take 125 kB. */
export class IdSet {
  words = new Uint32Array(16);
  size = 0;

  has(id: number): boolean {
    return (((this.words[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
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

  /** The intersection. */
  and({ words }: IdSet): IdSet {
    const shared = new IdSet();
    shared.words = this.words.slice(0, words.length);
    for (let word = 0; word < shared.words.length; word += 1) {
      const both = (shared.words[word] as number) & (words[word] as number);
      shared.words[word] = both;
      shared.size += bitsOf(both);
    }
    return shared;
  }

  /** The union. */
  or({ words }: IdSet): IdSet {
    const all = new IdSet();
    all.words = new Uint32Array(Math.max(this.words.length, words.length));
    for (let word = 0; word < all.words.length; word += 1) {
      const either = (this.words[word] ?? 0) | (words[word] ?? 0);
      all.words[word] = either;
      all.size += bitsOf(either);
    }
    return all;
  }

  /** The size of the intersection. */
  countWith({ words }: IdSet): number {
    const length = Math.min(words.length, this.words.length);
    let count = 0;
    for (let word = 0; word < length; word += 1)
      count += bitsOf((this.words[word] as number) & (words[word] as number));
    return count;
  }

  each(look: (id: number) => void): void {
    for (let word = 0; word < this.words.length; word += 1) {
      for (let bits = this.words[word] as number; bits !== 0; bits &= bits - 1) {
        look(word * 32 + 31 - Math.clz32(bits & -bits));
      }
    }
  }

  #growTo(word: number): void {
    const grown = new Uint32Array(Math.max(word + 1, Math.ceil(this.words.length * 1.5)));
    grown.set(this.words);
    this.words = grown;
  }
}

/** The number of set bits in 32 (SWAR population count). */
function bitsOf(word: number): number {
  let sums = word - ((word >>> 1) & 0x55555555);
  sums = (sums & 0x33333333) + ((sums >>> 2) & 0x33333333);
  sums = (sums + (sums >>> 4)) & 0x0f0f0f0f;
  return Math.imul(sums, 0x01010101) >>> 24;
}
