import { formerMember } from "#messages/conversations.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Person } from "../../contract/people/people.ts";

/** Of who one talks with, also of who has left. */
export const nameOf = (person: Person | null) => (person ? fullName(person) : formerMember);
