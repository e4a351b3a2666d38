export const role = "Role";
export const names = { user: "Member", moderator: "Moderator", admin: "Admin" };
/** What a role lets people do, as a sentence about them. */
export const rights = {
  user: "Posts, comments and answers, and edits what is their own.",
  moderator:
    "Also edits and deletes everyone's posts, deletes comments, edits the profiles of all but admins, suspends members, and looks after the skills.",
  admin: "May do all of that to everyone, and gives people their roles.",
};

export const change = "Change role";
export const changing = "Changing...";
export const changed = "Role changed successfully!";
export const onThisBoard = "Role on this board";
export const roleOf = (name: string) => `Role of ${name}`;
export const noLongerAdmin = "You would no longer be an admin.";
export const thisIsYou = "This is you: with another role you are no longer an admin.";
