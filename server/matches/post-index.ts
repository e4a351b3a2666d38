/** A post's skills, none implied, and when it was posted (the larger the later), for ties. */
export type IndexedPost = { skills: readonly number[]; createdAt: number };
export type ChangedPosts = ReadonlyMap<number, IndexedPost | null>;

/** So many records of neighbouring ids stand on a page, and are copied where one of them changes. */
export const pageSize = 1024;
export const pageOf = (id: number) => Math.floor(id / pageSize);

/**
 * Posts of neighbouring ids, with the skills of all in one array: a million are looked through within milliseconds. Those of
 * the n-th begin at `starts[n]` and end where the next one's begin.
 */
export type PostPage = { skills: Int32Array; starts: Int32Array; moments: Float64Array; highestSkill: number };

const emptyPage: PostPage = {
  skills: new Int32Array(),
  starts: new Int32Array(pageSize + 1),
  moments: new Float64Array(pageSize),
  highestSkill: 0,
};

/** The posts of one kind. Never changes: with other posts it is another index, which shares the pages of the rest. */
export class PostIndex {
  readonly pages: readonly PostPage[];
  readonly highestSkill: number;

  constructor(pages: readonly PostPage[] = []) {
    this.pages = pages;
    this.highestSkill = Math.max(0, ...pages.map(({ highestSkill }) => highestSkill));
  }

  /** No skills and no time where it isn't known. */
  post(id: number): IndexedPost {
    const { skills, starts, moments } = this.pages[pageOf(id)] ?? emptyPage;
    const place = id % pageSize;
    return { skills: [...skills.subarray(starts[place], starts[place + 1])], createdAt: moments[place] as number };
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
  const skills: number[] = [];
  const starts = new Int32Array(pageSize + 1);
  const moments = before.moments.slice();
  for (let place = 0; place < pageSize; place += 1) {
    const post = changed.get(firstId + place);
    const same = () => before.skills.subarray(before.starts[place], before.starts[place + 1]);
    skills.push(...(post === undefined ? same() : (post?.skills ?? [])));
    starts[place + 1] = skills.length;
    if (post !== undefined) moments[place] = post?.createdAt ?? 0;
  }
  return { skills: Int32Array.from(skills), starts, moments, highestSkill: skills.reduce((a, b) => Math.max(a, b), 0) };
}
