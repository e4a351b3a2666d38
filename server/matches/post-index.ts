import type { Connection } from "../database/connection.ts";
import { isListed } from "../visibility/visibility.ts";

/** A skill as a post names it, in one number: its id, and in the lowest bit whether it is required. */
export type Wish = number;
export const wishFor = (skill: number, isRequired: boolean): Wish => skill * 2 + Number(isRequired);
/** The same in SQL, of a row of `post_skills`. */
export const wishColumn = (database: Connection) => database`skill_id * 2 + required::integer`;
export const wishedSkill = (wish: Wish) => wish >>> 1;
export const isRequired = (wish: Wish) => (wish & 1) === 1;

/** Whether a row of `posts` is looked through for members, in SQL: a question only until somebody has answered it. */
export const isMatched = (database: Connection) => database`(
  ${isListed(database, "posts")} and (posts.kind <> 'question' or exists (
    select from question_states where post_id = posts.id and question_states.state = 'unanswered')))`;

/** What a post wishes for, nothing implied, and when it was posted (the larger the later), for ties. */
export type IndexedPost = { wishes: readonly Wish[]; createdAt: number };
export type ChangedPosts = ReadonlyMap<number, IndexedPost | null>;

/** So many records of neighbouring ids stand on a page, and are copied where one of them changes. */
export const pageSize = 1024;
export const pageOf = (id: number) => Math.floor(id / pageSize);

/**
 * Posts of neighbouring ids, with what all of them wish for in one array: a million are looked through within milliseconds.
 * Those of the n-th begin at `starts[n]` and end where the next one's begin.
 */
export type PostPage = { wishes: Int32Array; starts: Int32Array; moments: Float64Array; highestWish: number };

const emptyPage: PostPage = {
  wishes: new Int32Array(),
  starts: new Int32Array(pageSize + 1),
  moments: new Float64Array(pageSize),
  highestWish: 0,
};

/** The posts of one kind. Never changes: with other posts it is another index, which shares the pages of the rest. */
export class PostIndex {
  readonly pages: readonly PostPage[];
  readonly highestWish: number;

  constructor(pages: readonly PostPage[] = []) {
    this.pages = pages;
    this.highestWish = Math.max(0, ...pages.map(({ highestWish }) => highestWish));
  }

  /** No wishes and no time where it isn't known. */
  post(id: number): IndexedPost {
    const { wishes, starts, moments } = this.pages[pageOf(id)] ?? emptyPage;
    const place = id % pageSize;
    return { wishes: [...wishes.subarray(starts[place], starts[place + 1])], createdAt: moments[place] as number };
  }

  /** With posts in place of what was known of them; null where one is gone. */
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
