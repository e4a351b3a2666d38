export const role = "Role";
export const names = { user: "Member", moderator: "Moderator", admin: "Admin" };
/** What a role lets people do, as a sentence about them. */
export const rights = {
  user: "Posts, comments and answers, and edits their own.",
  moderator:
    "Also edits and deletes everyone's posts, deletes comments, edits all profiles except admins', suspends members, and manages skills.",
  admin: "Can do all of that to everyone, and changes roles.",
};

export const change = "Change role";
export const changing = "Changing...";
export const changed = "Role changed successfully!";
export const onThisBoard = "Role on this board";
export const roleOf = (name: string) => `Role of ${name}`;
export const noLongerAdmin = "You would no longer be an admin.";
export const thisIsYou = "This is you: with another role you are no longer an admin.";
