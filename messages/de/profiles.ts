/** What members may be asked for. */
export const openings = {
  work: "Neue Stelle",
  mentoring: "Mentoring",
  collaboration: "Zusammenarbeit",
  hiring: "Wir stellen ein",
  questions: "Fragen",
};
export const verifiedGraduates = "Bestätigte Absolvent:innen";
