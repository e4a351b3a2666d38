/** A post's skills, none implied, and when it was posted (the larger the later), for ties. */
export type IndexedPost = { skills: readonly number[]; createdAt: number };

/** The posts of one kind, with the skills of all in one array: a million are looked through within milliseconds. */
export class PostIndex {
  skills = new Int32Array(64);
  /** By post: where its skills begin, how many they are (none where it isn't known), and when it was posted. */
  starts = new Int32Array(16);
  counts = new Uint16Array(16);
  moments = new Float64Array(16);
  highestId = 0;
  highestSkill = 0;
  #end = 0;

  skillsOf(id: number): number[] {
    const start = this.starts[id] ?? 0;
    return Array.from(this.skills.subarray(start, start + (this.counts[id] ?? 0)));
  }

  /** Puts a post in place of what was known of it; null where it is gone. */
  set(id: number, post: IndexedPost | null): void {
    const { skills, createdAt } = post ?? { skills: [], createdAt: 0 };
    if (id >= this.starts.length) this.#makeRoomForPosts(id);
    if (skills.length > (this.counts[id] as number)) this.#makeRoomForSkills(id, skills.length);
    this.skills.set(skills, this.starts[id]);
    this.counts[id] = skills.length;
    this.moments[id] = createdAt;
    this.highestId = Math.max(this.highestId, id);
    for (const skill of skills) this.highestSkill = Math.max(this.highestSkill, skill);
  }

  #makeRoomForPosts(id: number): void {
    const length = Math.ceil((id + 1) * 1.5);
    this.starts = extended(this.starts, new Int32Array(length));
    this.counts = extended(this.counts, new Uint16Array(length));
    this.moments = extended(this.moments, new Float64Array(length));
  }

  /** At the end; where that is full, what no post has any more is left out. */
  #makeRoomForSkills(id: number, count: number): void {
    this.counts[id] = 0;
    if (this.#end + count > this.skills.length) this.#moveTogether(count);
    this.starts[id] = this.#end;
    this.#end += count;
  }

  #moveTogether(more: number): void {
    let inUse = more;
    for (let id = 0; id <= this.highestId; id += 1) inUse += this.counts[id] as number;
    const skills = new Int32Array(2 * inUse);
    let end = 0;
    for (let id = 0; id <= this.highestId; id += 1) {
      const [start, count] = [this.starts[id] as number, this.counts[id] as number];
      skills.set(this.skills.subarray(start, start + count), end);
      this.starts[id] = end;
      end += count;
    }
    this.skills = skills;
    this.#end = end;
  }
}

function extended<Numbers extends Int32Array | Uint16Array | Float64Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from);
  return to;
}
