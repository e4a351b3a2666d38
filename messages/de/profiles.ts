/** What members may be asked for. */
export const openings = {
  work: "Arbeit",
  mentoring: "Mentoring",
  collaboration: "Zusammenarbeit",
  hiring: "Einstellen",
  questions: "Fragen",
};
export const verifiedGraduates = "Bestätigte Absolvent:innen";
