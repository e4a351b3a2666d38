export const title = "Rules";
export const failed = "The rules of this board couldn't be loaded.";
export const noPlace = "What has no place here";
export const whoDecides = <Part>(contact: (words: string) => Part) => [
  "Members report what breaks these rules with the button below it. If you have no account, ",
  contact("write to the team"),
  ". The team decides and says why, and someone else looks again if you ask.",
];
/** Each reason, and what is meant by it. */
export const explained = {
  spam: "Advertising, pyramid schemes, the same thing again and again, jobs that don't exist or cost applicants money.",
  abuse:
    "Words against people: who they are, where they come from, what they believe, how they live or what they can do.",
  illegal:
    "Whatever a law forbids, or helps others to break one; also texts and pictures that belong to somebody else.",
  privacy: "What somebody told you in confidence, addresses, pictures and whatever else others haven't agreed to.",
  "wrong-place": "A job among the questions, an advert as a comment, or what stands here already.",
  outdated: "A job that is filled, a company that is gone, an answer that was true once.",
  other: "What doesn't fit above and still harms people or the board.",
};
