import { listCohorts } from "../../../../contract/cohorts/cohorts.ts";
import { listCompanies } from "../../../../contract/companies.ts";
import { call } from "../../../api/api.ts";
import type { Finder } from "../../../ui/filters/filter.ts";

const named = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name });

export const findCompanies: Finder["find"] = async (search, signal) =>
  (await call(listCompanies, { search }, signal)).results.map(named);

export const findCohorts: Finder["find"] = async (search, signal) =>
  (await call(listCohorts, { search }, signal)).results.map(named);
