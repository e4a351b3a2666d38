/** What members may be asked for. */
export const openings = {
  work: "Work",
  mentoring: "Mentoring",
  collaboration: "Collaboration",
  hiring: "Hiring",
  questions: "Questions",
};
export const verifiedGraduates = "Verified graduates";
