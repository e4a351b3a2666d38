import { createContext } from "react";
import type { Person } from "../../../contract/people/people.ts";

/** Who takes part in what a page shows: they are offered first where somebody is mentioned. */
export const PeopleOfPage = createContext<readonly Person[]>([]);
