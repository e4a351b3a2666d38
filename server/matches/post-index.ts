import type { Connection } from "../database/connection.ts";
import { isListed } from "../visibility/visibility.ts";

/** A skill that a post asks for, as one number: its id, and in the lowest bit whether it is required. */
export type Wish = number;
export const wishFor = (skill: number, isRequired: boolean): Wish => skill * 2 + Number(isRequired);
/** A row of `post_skills` as a wish, in SQL. */
export const wishColumn = (database: Connection) => database`skill_id * 2 + required::integer`;
export const wishedSkill = (wish: Wish) => wish >>> 1;
export const isRequired = (wish: Wish) => (wish & 1) === 1;

/** Whether a row of `posts` is matched with members, in SQL: listed, and a question only while it is unanswered. */
export const isMatched = (database: Connection) => database`(
  ${isListed(database, "posts")} and (posts.kind <> 'question' or exists (
    select from question_states where post_id = posts.id and question_states.state = 'unanswered')))`;

/**
 * A post's wishes, without implied skills; of a project with open seats those of its seats (`seatWishes`). And its creation time in
 * microseconds since 2000, which decides ties.
 */
export type IndexedPost = { wishes: readonly Wish[]; createdAt: number };
export type ChangedPosts = ReadonlyMap<number, IndexedPost | null>;

/** The records per page. A change copies the pages that it touches (copy on write). */
export const pageSize = 1024;
export const pageOf = (id: number) => Math.floor(id / pageSize);

/**
 * Posts of consecutive ids with all their wishes in one array (CSR), scanned a million within milliseconds. The n-th post's
 * wishes are from `starts[n]` to `starts[n + 1]`.
 */
export type PostPage = { wishes: Int32Array; starts: Int32Array; moments: Float64Array; highestWish: number };

const emptyPage: PostPage = {
  wishes: new Int32Array(),
  starts: new Int32Array(pageSize + 1),
  moments: new Float64Array(pageSize),
  highestWish: 0,
};

/** The posts of one kind. Immutable: `with` returns another index that shares the unchanged pages. */
export class PostIndex {
  readonly pages: readonly PostPage[];
  readonly highestWish: number;

  constructor(pages: readonly PostPage[] = []) {
    this.pages = pages;
    this.highestWish = Math.max(0, ...pages.map(({ highestWish }) => highestWish));
  }

  /** Without wishes and with time 0 where the post is unknown. */
  post(id: number): IndexedPost {
    const { wishes, starts, moments } = this.pages[pageOf(id)] ?? emptyPage;
    const place = id % pageSize;
    return { wishes: [...wishes.subarray(starts[place], starts[place + 1])], createdAt: moments[place] as number };
  }

  /** Whether a post is a project with open seats. */
  isOfSeats(id: number): boolean {
    const { wishes, starts } = this.pages[pageOf(id)] ?? emptyPage;
    return (wishes[starts[id % pageSize] as number] ?? 0) < 0;
  }

  /** A copy with changed posts; null deletes one. */
  with(changed: ChangedPosts): PostIndex {
    const touched = new Set([...changed.keys()].map(pageOf));
    const length = Math.max(this.pages.length, ...[...touched].map((page) => page + 1));
    const pages = Array.from({ length }, (_, page) => this.pages[page] ?? emptyPage);
    for (const page of touched) pages[page] = pageWith(pages[page] as PostPage, page * pageSize, changed);
    return new PostIndex(pages);
  }
}

function pageWith(before: PostPage, firstId: number, changed: ChangedPosts): PostPage {
  const wishes: number[] = [];
  const starts = new Int32Array(pageSize + 1);
  const moments = before.moments.slice();
  for (let place = 0; place < pageSize; place += 1) {
    const post = changed.get(firstId + place);
    const same = () => before.wishes.subarray(before.starts[place], before.starts[place + 1]);
    wishes.push(...(post === undefined ? same() : (post?.wishes ?? [])));
    starts[place + 1] = wishes.length;
    if (post !== undefined) moments[place] = post?.createdAt ?? 0;
  }
  return { wishes: Int32Array.from(wishes), starts, moments, highestWish: wishes.reduce((a, b) => Math.max(a, b), 0) };
}
