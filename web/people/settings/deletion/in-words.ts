import * as formats from "#messages/formats.ts";

const single = {
  jobs: "job",
  projects: "project",
  questions: "question",
  comments: "comment",
  companies: "company",
  pictures: "picture",
};
type Noun = keyof typeof single;

/** `1 job`, `1,204 comments` */
export const counted = (noun: Noun, count: number) => `${formats.number(count)} ${count === 1 ? single[noun] : noun}`;

/** `2 jobs, 1 question and 12 comments`; what there is none of is left out. */
export function listed(counts: Partial<Record<Noun, number>>): string {
  const some = (Object.entries(counts) as [Noun, number][]).filter(([, count]) => count > 0);
  return formats.list(some.map(([noun, count]) => counted(noun, count)));
}
