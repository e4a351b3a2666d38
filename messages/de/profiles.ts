/** Wonach man Mitglieder fragen kann. */
export const openings = {
  work: "Arbeit",
  mentoring: "Mentoring",
  collaboration: "Zusammenarbeit",
  hiring: "Einstellen",
  questions: "Fragen",
};
export const verifiedGraduates = "Bestätigte Absolvent:innen";
