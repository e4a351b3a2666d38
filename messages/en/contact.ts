export const title = "Contact Us";
export const whatFor = "Questions, trouble with your account, or something that should not be here? Write to the team.";
export const whatHasNoPlace = <Part>(rules: (words: string) => Part) => [
  "What has no place here is described in the ",
  rules("rules"),
  ".",
];
export const aboutWhom = <Part>(name: Part) => ["You would like to get in touch with ", name, "."];
export const howItGoes = "Your request goes to the team, who pass it on. Say who you are and what it is about.";
export const straightTo = (name: string) => `Your message goes straight to ${name}.`;
export const throughTeam = "Or ask the team";
export const toTeamInstead = "Write to the team instead";

export const name = "Name";
export const email = "Email";
export const request = "Request";
export const wentWrong = "Ooops, something went wrong";
export const notSent = "Error sending email. Please try again.";
