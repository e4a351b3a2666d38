import type { Role } from "../../../contract/people/people.ts";

export const roleNames: Record<Role, string> = { user: "Member", moderator: "Moderator", admin: "Admin" };

/** What a role lets people do, as a sentence about them. */
export const roleRights: Record<Role, string> = {
  user: "Posts, comments and answers, and edits what is their own.",
  moderator:
    "Also edits and deletes everyone's posts, deletes comments, edits the profiles of all but admins, suspends members, and looks after the skills.",
  admin: "May do all of that to everyone, and gives people their roles.",
};
