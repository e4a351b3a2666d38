export const loading = "Lädt …";
export const tryAgain = "Noch einmal versuchen";
export const offline =
  "Du bist offline. Was auf dem Bildschirm steht, bleibt; der Rest kommt, wenn das Netz wieder da ist.";

export const notFound = {
  title: "Seite nicht gefunden",
  status: "404",
  heading: "Hier wohnt niemand",
  why: "Diese Seite gibt es nicht, oder was hier war, wurde gelöscht.",
  toHome: "Zur Startseite",
};
export const broken = {
  title: "Etwas ist schiefgegangen",
  why: "Diese Seite ist beim Aufbauen abgestürzt. Oft hilft es, sie neu zu laden.",
  loadAgain: "Neu laden",
};
