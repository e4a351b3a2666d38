/** Ids of elements on a record's page that links can point to. */
export const places = {
  facts: "facts",
  /** The part of a description that begins on this line of its Markdown. */
  description: (line: number) => `description-${line}`,
  comment: (id: number) => `comment-${id}`,
};
