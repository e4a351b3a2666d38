import { listCompanies } from "../../contract/companies.ts";
import { call } from "../api/api.ts";
import type { Finder } from "../ui/lists/filter.ts";

/** For filter panels with companies. */
export const findCompanies: Finder["find"] = async (search, signal) =>
  (await call(listCompanies, { search }, signal)).results.map(({ id, name }) => ({ value: String(id), label: name }));
