const month = /* @__PURE__ */ new Intl.DateTimeFormat("de-DE", { month: "long", year: "numeric", timeZone: "UTC" });
const day = /* @__PURE__ */ new Intl.DateTimeFormat("de-DE", { dateStyle: "long" });

/** Mai 2026 */
export const monthOf = (moment: string) => month.format(new Date(moment));
export const dayOf = (moment: string) => day.format(new Date(moment));

export const title = "Wo bist du jetzt?";
export const areYouStillAt = (company: string) => `Bist du noch bei ${company}?`;
export const whereDoYouWork = "Wo arbeitest du jetzt?";
export const hello = (name: string) => `Hallo ${name}, mit deiner Antwort bleibt das Verzeichnis aktuell.`;
export const answers = { still: "Ja, immer noch", elsewhere: "Ich bin woanders", looking: "Ich suche" };
export const company = "Wo arbeitest du jetzt?";
export const since = "Seit welchem Monat?";
export const field = "In welchem Bereich?";
export const fields = {
  "": "Möchte ich nicht sagen",
  "in-field": "In meinem Fach",
  "other-field": "In einem anderen Fach",
  studying: "Ich studiere",
  "own-business": "Ich bin selbstständig",
};
export const allOptional = "Alle Angaben sind freiwillig.";
export const send = "Antwort senden";
export const sending = "Sendet …";
export const logInFirst = "Melde dich an, um so zu antworten.";
export const logIn = "Anmelden";
export const thanks = "Danke. Deine Antwort ist gespeichert.";
export const offer = "Anderen zeigen, dass du offen für Jobs bist?";
export const offerHidden = (company: string) => `Für die Leute von ${company} bleibt das verborgen.`;
export const toProfile = "Profil öffnen";
export const dead = "Dieser Link wurde schon benutzt oder ist zu alt.";
export const deadButMember = "Du kannst trotzdem sagen, wo du jetzt bist.";
export const failed = "Die Frage konnte nicht geladen werden.";

export const own = "Wo du jetzt bist";
export const aboutOwn =
  "Einmal im Jahr fragen wir danach. Die Schule sieht nur Zahlen von mindestens fünf Leuten. Du kannst deine ändern oder zurücknehmen.";
export const noAnswers = "Du hast noch nicht geantwortet.";
export const answered = (answer: string, moment: string) => `${answer}, am ${dayOf(moment)}`;
export const unanswered = (moment: string) => `Am ${dayOf(moment)} gefragt, nicht beantwortet`;
export const answerNow = "Jetzt antworten";
export const change = "Ändern";
export const changeThis = (moment: string) => `Die Antwort vom ${dayOf(moment)} ändern`;
export const takeBack = "Zurücknehmen";
export const takeBackThis = (moment: string) => `Die Antwort vom ${dayOf(moment)} zurücknehmen`;
export const takenBack = "Deine Antwort ist zurückgenommen.";
export const ownFailed = "Deine Antworten konnten nicht geladen werden.";

export const confirmed = (moment: string) => `bestätigt im ${monthOf(moment)}`;
export const lastKnown = (moment: string) => `Stand ${monthOf(moment)}`;
