/** What members post, as a sentence names it. */
export type PostNoun = "job" | "project" | "question";

export const capitalized = (noun: PostNoun) => noun.charAt(0).toUpperCase() + noun.slice(1);

/** What a visitor is told who opens the form of one. */
export const logInFirst: Record<PostNoun, string> = {
  job: "Please log in to add or edit a job!",
  project: "Please log in to add or edit a project!",
  question: "Please log in to ask a question!",
};
