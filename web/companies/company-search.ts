import { listCompanies } from "../../contract/companies.ts";
import { call } from "../api/api.ts";
import type { Finder } from "../ui/lists/filter.ts";

/** Finds companies for filter panels. */
export const findCompanies: Finder["find"] = async (search, signal) =>
  (await call(listCompanies, { search }, signal)).results.map(({ id, name }) => ({ value: String(id), label: name }));
