import * as postKinds from "./post-kinds.ts";

export const reportThis = {
  ...postKinds.reportThis,
  companies: "Diese Firma melden",
  comments: "Diesen Kommentar melden",
  users: "Dieses Profil melden",
  messages: "Diese Nachricht melden",
};
export const reportThisOne = (what: string, beginning: string) => `${what}: ${beginning}`;
export const whatIsWrong = "Was stimmt nicht?";
export const whatToKnow = "Was sollten wir wissen?";
export const alsoBlock = (name: string) => `${name} auch blockieren`;
export const onlyTheTeam =
  "Nur das Team sieht, von wem das kommt. Mit dem Absenden bestätigst du, dass es nach deiner Überzeugung stimmt.";
export const rules = "Regeln";
export const report = "Melden";
export const reporting = "Wird gemeldet …";
export const thanks = "Danke. Wir sagen dir, was wir entscheiden.";
