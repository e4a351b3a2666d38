/** A member's profile as a file describes it. */
export type FoundProfile = {
  headline: string | null;
  about: string | null;
  links: string[];
  company: string | null;
  formerCompanies: string[];
  languages: { name: string; level: string }[];
  skills: string[];
};

export const nothingFound: FoundProfile = {
  headline: null,
  about: null,
  links: [],
  company: null,
  formerCompanies: [],
  languages: [],
  skills: [],
};

/** Why a file can't be read: the name of a message. */
export type FileProblem = "tooLarge" | "tooMuch" | "notAnArchive" | "nothingInIt";

export class UnreadableFile extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The values of the form that a file may fill. */
export type FormValues = {
  headline: string;
  about: string;
  links: { url: string }[];
  companyId: unknown;
  formerCompanies: number[];
  languages: { code: string; level: string }[];
  skills: unknown;
};

/** The form that a profile is copied into. */
export type ProfileForm = { read: () => FormValues; write: (values: Partial<FormValues>) => void };
