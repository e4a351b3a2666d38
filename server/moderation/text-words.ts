import type { NewCompany } from "../../contract/companies.ts";
import type { NewJob } from "../../contract/jobs/jobs.ts";
import type { NewProject } from "../../contract/projects/projects.ts";
import type { SubmittedText } from "./spam-rules.ts";

const together = (...texts: readonly (string | null | undefined)[]) => texts.filter(Boolean).join("\n\n");

/** The application link isn't counted as advertising. */
export const jobWords = ({ title, description, location, link }: Omit<NewJob, "skills">): SubmittedText => ({
  said: together(title, description, location),
  ownLink: link,
});

/** The repository isn't counted as advertising. */
export const projectWords = ({
  title,
  description,
  repository,
  seats = [],
}: Omit<NewProject, "skills">): SubmittedText => ({
  said: together(title, description, ...seats.map(({ name }) => name)),
  ...(repository && { ownLink: repository }),
});

export const questionWords = ({ title, description }: { title: string; description: string }): SubmittedText => ({
  said: together(title, description),
});

type ProfileWords = { headline?: string | null; about?: string | null; location?: string | null };
export const profileWords = ({ headline, about, location }: ProfileWords): SubmittedText => ({
  said: together(headline, about, location),
});

export const companyWords = ({ name, about, website, location }: NewCompany): SubmittedText => ({
  said: together(name, about, website, location),
});
