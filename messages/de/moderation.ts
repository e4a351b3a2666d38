export const reasons = {
  spam: "Spam oder Werbung",
  abuse: "Beleidigung, Drohung oder Diskriminierung",
  illegal: "Gegen das Gesetz",
  privacy: "Privates von anderen",
  "wrong-place": "Am falschen Ort oder doppelt",
  outdated: "Stimmt nicht mehr",
  other: "Etwas anderes",
};
