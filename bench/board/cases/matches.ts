import type { Proportions } from "../seed/records.ts";
import { type Case, listing, spread } from "./case.ts";

/** The members who fit a job, and the posts that fit a member. */
export const casesOfMatches = ({ jobs }: Proportions): Case[] => [
  listing(
    "matching",
    "people for a job",
    "users",
    spread(jobs).map((id) => `/match/users/jobs/${id}`),
  ),
  listing("matching", "jobs for a member", "jobs", "/match/jobs"),
  listing("matching", "projects for a member", "projects", "/match/projects"),
];
