import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver, UseFormReturn } from "react-hook-form";
import type { InputOf } from "../../contract/interface/endpoint.ts";
import type { Seat } from "../../contract/projects/project-seats.ts";
import { type addProject, type NewProject, newProject, type Project } from "../../contract/projects/projects.ts";

type SeatValues = { number?: number; name: string; skills: number[]; hours: string; state?: Seat["state"] };

/** The form's values: texts, days and hours as typed. */
export type ProjectValues = Omit<InputOf<typeof addProject>, "stage" | "repository" | "seats"> & {
  stage: Project["stage"] | "";
  repository: string;
  seats: SeatValues[];
};
export type ProjectFormState = UseFormReturn<ProjectValues, unknown, NewProject>;

export const projectResolver = zodResolver(newProject) as Resolver<ProjectValues, unknown, NewProject>;

export function valuesOf(project?: Project): ProjectValues {
  return {
    title: project?.title ?? "",
    description: project?.description ?? "",
    dateFrom: project?.dateFrom ?? "",
    dateTo: project?.dateTo ?? "",
    skills: project?.Skills.map(({ id }) => id) ?? [],
    stage: project?.stage ?? "",
    repository: project?.repository ?? "",
    seats: project?.seats.map(seatValues) ?? [],
  };
}

const seatValues = ({ number, name, skills, hours, state }: Seat): SeatValues => ({
  number,
  name,
  skills: skills.map(({ id }) => id),
  hours: String(hours ?? ""),
  state,
});
