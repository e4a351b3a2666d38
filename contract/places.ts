/** Ids of the places on a record's page that an answer can point to. */
export const places = {
  /** Title and facts of a post. */
  facts: "facts",
  /** The part of a description that begins on this line of its Markdown. */
  description: (line: number) => `description-${line}`,
  comment: (id: number) => `comment-${id}`,
};
