/** A bit set of small integers: the holders of a skill among a million members take 125 kB. */
export class IdSet {
  words = new Uint32Array(16);
  size = 0;

  static of(ids: Iterable<number>): IdSet {
    const set = new IdSet();
    for (const id of ids) set.add(id);
    return set;
  }

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

  #growTo(word: number): void {
    const grown = new Uint32Array(Math.max(word + 1, Math.ceil(this.words.length * 1.5)));
    grown.set(this.words);
    this.words = grown;
  }
}
