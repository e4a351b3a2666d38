import { listCohorts } from "../../contract/cohorts.ts";
import { call } from "../api/api.ts";
import type { Finder } from "../ui/lists/filter.ts";

/** Finds cohorts for filter panels. */
export const findCohorts: Finder["find"] = async (search, signal) =>
  (await call(listCohorts, { search }, signal)).results.map(({ id, name }) => ({ value: String(id), label: name }));
