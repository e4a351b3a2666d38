import { countOne, grown } from "./columns.ts";

/** The skills of many records in flat arrays (CSR): filters scan a million records within milliseconds. */
export class SkillColumn {
  /**
   * The index in `all` of each record's skills: their number, then the skills. 0 is never used, so that it marks an unknown
   * record.
   */
  starts = new Int32Array(1024);
  all = new Int32Array(4096);
  highest = 0;
  #end = 1;

  knows(id: number): boolean {
    return (this.starts[id] ?? 0) > 0;
  }

  /** A job's required skills are negative; both signs count as the skill. */
  put(id: number, skills: readonly number[]): void {
    if (id >= this.starts.length) this.starts = grown(this.starts, Math.max(id + 1, this.starts.length * 1.5));
    const start = this.starts[id] as number;
    const fits = start > 0 && (this.all[start] as number) >= skills.length;
    const place = fits ? start : this.#end;
    if (!fits) {
      this.#end += skills.length + 1;
      while (this.all.length < this.#end) this.all = grown(this.all, this.all.length * 1.5);
    }
    this.all[place] = skills.length;
    this.all.set(skills, place + 1);
    this.starts[id] = place;
    for (const skill of skills) this.highest = Math.max(this.highest, Math.abs(skill));
  }

  namesAll(id: number, wanted: readonly number[]): boolean {
    const start = this.starts[id] as number;
    const end = start + (this.all[start] as number);
    return wanted.every((skill) => {
      let place = start + 1;
      while (place <= end && Math.abs(this.all[place] as number) !== skill) place += 1;
      return place <= end;
    });
  }

  /** Adds one to the count of each of a record's skills. */
  count(id: number, counts: Int32Array): void {
    const start = this.starts[id] as number;
    const end = start + (this.all[start] as number);
    for (let place = start + 1; place <= end; place += 1) countOne(counts, Math.abs(this.all[place] as number));
  }
}
