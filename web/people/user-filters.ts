import type { InputOf } from "../../contract/interface/endpoint.ts";
import { openings } from "../../contract/people/profiles.ts";
import { type listUsers, userSorts } from "../../contract/people/users.ts";
import { isId, meantFilters, oneOf } from "../ui/lists/filter-parsing.ts";

export type AskedUsers = InputOf<typeof listUsers>;

const placeMax = 120;

export const userFilters = meantFilters({
  several: { skill: isId, company: isId, formerCompany: isId, cohort: isId, openTo: oneOf(openings) },
  single: {
    location: (place) => place.trim() !== "" && place.length <= placeMax,
    verified: oneOf(["true"]),
  },
  others: { sort: oneOf(userSorts) },
});

/** The query of the list of users that an address stands for. */
export const askedUsers = (parameters: URLSearchParams): AskedUsers => userFilters.asked(parameters);
