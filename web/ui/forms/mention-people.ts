import { createContext } from "react";
import type { Person } from "../../../contract/people/people.ts";

/** The people on the current page, who are suggested first in mentions. */
export const PeopleOfPage = createContext<readonly Person[]>([]);
