import { number } from "./formats.ts";

export const reasons = (count: number) => (count === 1 ? "1 Beleg" : `${number(count)} Belege`);
export const reasonsFor = (skill: string, count: number) => `${skill}: ${reasons(count)}`;
export const failed = "Die Belege konnten nicht geladen werden.";
export const noneLeft = "Es gibt keinen mehr.";
export const kinds = {
  answer: "Angenommene Antwort",
  seat: "Platz in einem Projekt",
  repository: "Eigenes Repository",
};

export const repositories = "Deine Repositorys";
export const aboutRepositories =
  "Ein Repository, das nachweislich dir gehört, belegt in deinem Profil die Kenntnisse, bei denen du es nennst.";
export const repositoriesFailed = "Deine Repositorys konnten nicht geladen werden.";
export const noRepositories = "Du hast noch keines genannt.";
export const proven = "Gehört nachweislich dir";
export const unproven = "Noch nicht nachgewiesen";
export const checked = <Part>(day: Part) => ["nachgesehen am ", day];
export const howToProve = (file: string) =>
  `Verknüpfe unter Sicherheit das Konto, dem es gehört, oder lege im Standard-Branch die Datei ${file} mit diesem Code an. Lass dann noch einmal nachsehen.`;
export const code = "Dein Code";
export const lookAgain = "Noch einmal nachsehen";
export const lookAgainAt = (repository: string) => `Noch einmal nachsehen: ${repository}`;
export const looking = "Wird nachgesehen …";
export const looked = { proven: "Es gehört dir.", unproven: "Der Code ist noch nicht da." };
export const add = "Repository hinzufügen";
export const address = "Adresse";
export const addressHint = "Zum Beispiel: https://github.com/du/projekt";
export const saveAndLook = "Speichern und nachsehen";
export const saved = "Deine Repositorys sind gespeichert.";
export const edit = "Bearbeiten";
export const editThis = (repository: string) => `${repository} bearbeiten`;
export const remove = "Entfernen";
export const removeThis = (repository: string) => `${repository} entfernen`;
