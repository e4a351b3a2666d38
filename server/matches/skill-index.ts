import { type PostedKind, postedKinds } from "../../contract/posts.ts";
import { IdSet } from "./id-set.ts";
import { type ChangedPosts, PostIndex, pageOf, pageSize } from "./post-index.ts";

/** Changed members (by the skills they name) and posts; null deletes one. */
export type ChangedSkills = {
  members?: ReadonlyMap<number, readonly number[] | null>;
  posts?: Partial<Record<PostedKind, ChangedPosts>>;
};

type Implied = ReadonlyMap<number, readonly number[]>;
/** The skills of members with consecutive ids. */
type HeldPage = readonly (readonly number[] | undefined)[];
type Members = { members: IdSet; holders: ReadonlyMap<number, IdSet>; held: ReadonlyMap<number, HeldPage> };

type PostIndexes = Record<PostedKind, PostIndex>;

const indexesOf = (indexOf: (kind: PostedKind) => PostIndex) =>
  Object.fromEntries(postedKinds.map((kind) => [kind, indexOf(kind)])) as PostIndexes;
const nobody = new IdSet();
const nothing: readonly number[] = [];

/**
 * Which members have which skills, implied ones included, and which posts ask for them: all that matching needs, in memory.
 * Immutable: `with` returns another index that shares what is unchanged.
 */
export class SkillIndex {
  readonly posts: PostIndexes;
  readonly #of: Members;
  readonly #implied: Implied;

  /** `implied` has for each skill all that it implies, including itself. */
  constructor(implied: Implied, of?: Members, posts = indexesOf(() => new PostIndex())) {
    this.#implied = implied;
    this.#of = of ?? { members: nobody, holders: new Map(), held: new Map() };
    this.posts = posts;
  }

  /** A copy with changed members and posts. */
  with({ members, posts = {} }: ChangedSkills): SkillIndex {
    const changed = members ? withMembers(this.#of, members, this.#implied) : this.#of;
    const indexOf = (kind: PostedKind) => {
      const [index, those] = [this.posts[kind], posts[kind]];
      return those ? index.with(those) : index;
    };
    return new SkillIndex(this.#implied, changed, indexesOf(indexOf));
  }

  /** The skills of a member, implied ones included. */
  heldBy(id: number): readonly number[] {
    return this.#of.held.get(pageOf(id))?.[id % pageSize] ?? nothing;
  }

  /** A skill with all that it implies. */
  implied(skill: number): readonly number[] {
    return this.#implied.get(skill) ?? [skill];
  }

  /** The skills that at least one member has. */
  get skills(): Iterable<number> {
    return this.#of.holders.keys();
  }

  holders(skill: number): IdSet {
    return this.#of.holders.get(skill) ?? nobody;
  }

  weight(skill: number): number {
    return weightOf({ members: this.#of.members.size, holders: this.holders(skill).size });
  }
}

function withMembers(before: Members, changed: NonNullable<ChangedSkills["members"]>, implied: Implied): Members {
  const members = before.members.copy();
  const [holders, holdersOf] = copiedOnce(before.holders, (set) => set?.copy() ?? new IdSet());
  const [held, pageAt] = copiedOnce(before.held, (page): (readonly number[] | undefined)[] => [...(page ?? [])]);
  for (const [id, skills] of changed) {
    const page = pageAt(pageOf(id));
    const had = page[id % pageSize] ?? nothing;
    const has = skills ? [...new Set(skills.flatMap((skill) => implied.get(skill) ?? skill))] : nothing;
    page[id % pageSize] = has;
    for (const skill of had) if (!has.includes(skill)) holdersOf(skill).delete(id);
    for (const skill of has) if (!had.includes(skill)) holdersOf(skill).add(id);
    if (skills) members.add(id);
    else members.delete(id);
  }
  return { members, holders, held };
}

/** A copy of a map, and a function that replaces a value in it by its own copy, once, and returns that. */
function copiedOnce<Value, Copy extends Value>(
  values: ReadonlyMap<number, Value>,
  copy: (value: Value | undefined) => Copy,
): [ReadonlyMap<number, Value>, (key: number) => Copy] {
  const all = new Map(values);
  const copies = new Map<number, Copy>();
  const copyOf = (key: number) => {
    const made = copies.get(key) ?? copy(values.get(key));
    copies.set(key, made);
    all.set(key, made);
    return made;
  };
  return [all, copyOf];
}

type Counts = { members: number; holders: number };

/** A skill's weight: `ln(1 + members / holders)`. The rarer, the heavier. */
const weightOf = ({ members, holders }: Counts): number => Math.log(1 + members / Math.max(1, holders));
