import * as postKinds from "./post-kinds.ts";

export const reasons = {
  spam: "Spam oder Werbung",
  abuse: "Beleidigung, Drohung oder Diskriminierung",
  illegal: "Gegen das Gesetz",
  privacy: "Privates von anderen",
  "wrong-place": "Am falschen Ort oder doppelt",
  outdated: "Stimmt nicht mehr",
  other: "Etwas anderes",
};
export const things = {
  ...postKinds.names,
  companies: "Firma",
  comments: "Kommentar",
  users: "Profil",
  messages: "Nachricht",
};
