export const language = "en";
export const description =
  "A community board of coding-school alumni: jobs, projects, questions, companies and people.";
