import { listSkills } from "../../contract/skills/skills.ts";
import { call } from "../api/api.ts";
import type { Finder } from "../ui/lists/filter.ts";

/** For filter panels with skills. */
export const findSkills: Finder["find"] = async (search, signal) =>
  (await call(listSkills, { search }, signal)).results.map(({ id, name }) => ({ value: String(id), label: name }));
