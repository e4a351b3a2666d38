import { listSkills } from "../../contract/skills/skills.ts";
import { call } from "../api/api.ts";
import type { Finder } from "../ui/lists/filter.ts";

/** Finds skills for filter panels. */
export const findSkills: Finder["find"] = async (search, signal) =>
  (await call(listSkills, { search }, signal)).results.map(({ id, name }) => ({ value: String(id), label: name }));
