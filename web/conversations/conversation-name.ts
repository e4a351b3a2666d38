import { formerMember } from "#messages/conversations.ts";
import { fullName } from "../../contract/people/names.ts";
import type { Person } from "../../contract/people/people.ts";

/** The other member's name, or a placeholder if they have left. */
export const nameOf = (person: Person | null) => (person ? fullName(person) : formerMember);
