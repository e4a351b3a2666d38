import type { InputOf } from "../../contract/interface/endpoint.ts";
import { type listProjects, projectStages } from "../../contract/projects/projects.ts";
import { isId, meantFilters, oneOf } from "../ui/lists/filter-parsing.ts";

export type AskedProjects = InputOf<typeof listProjects>;

export const projectFilters = meantFilters({
  several: { stage: oneOf(projectStages), skill: isId },
  single: { seats: oneOf(["open"]), fits: oneOf(["1"]) },
  others: {},
});

/** The query of the list of projects that an address stands for. */
export const askedProjects = (parameters: URLSearchParams): AskedProjects => projectFilters.asked(parameters);
