export const comments = {
  title: "Comments",
  none: "No comments yet.",
  write: "Write a comment",
  failed: "The comments couldn't be loaded.",
  wasDeleted: "This comment was deleted.",
};
export const sortBy = "Sort by";
export const sorts = { best: "Best first", threads: "Oldest first" };
export const showMore = "Show more";
export const onItsWay = "sending...";
export const isGone = "This comment is gone.";

export const helpful = "Helpful";
export const accepted = "Accepted answer";
export const accept = "Accept answer";
export const takeBack = "Take back";

export const reply = "Reply";
export const writeReply = "Write a reply";
export const repliesTo = (person: string) => `Replies to ${person}`;
export const repliesToDeleted = "Replies to what was deleted";

export const byBlocked = (name: string) => `${name}, whom you blocked, wrote this.`;
export const showFolded = "Show";

export const edit = "Edit";
export const editThis = (beginning: string) => `Edit your comment: ${beginning}`;
export const removeThis = (beginning: string) => `Delete the comment: ${beginning}`;
export const quoted = (beginning: string) => `“${beginning}”`;

export const yourComment = "Your comment";

export const added = "Comment added successfully";
export const updated = "Comment updated successfully";
export const failed = "Ooops, something went wrong";
export const deletion = {
  title: "Delete comment",
  question: "Are you sure you want to delete this comment?",
};
export const deleted = "Comment deleted successfully";
