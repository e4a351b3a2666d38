import { listCompanies } from "../../../contract/companies.ts";
import { listSkills } from "../../../contract/skills/skills.ts";
import { call } from "../../api/api.ts";
import type { Finder } from "../../ui/filters/filter.ts";

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

export const findSkills: Finder["find"] = async (search, signal) =>
  (await call(listSkills, { search }, signal)).results.map(named);

export const findCompanies: Finder["find"] = async (search, signal) =>
  (await call(listCompanies, { search }, signal)).results.map(named);
