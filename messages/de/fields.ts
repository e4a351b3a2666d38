import { choice, number } from "./formats.ts";

export const required = "Bitte fülle dieses Feld aus";
export const notValid = "Diese Eingabe ist ungültig.";
export const oneOf = (choices: string[]) => `Bitte wähle ${choice(choices)}`;

export const enterText = "Bitte gib einen Text ein";
export const unstorable = "Dieser Text enthält Zeichen, die sich nicht speichern lassen";
export const tooLong = (max: number) => `Bitte verwende höchstens ${number(max)} Zeichen`;
export const oneLine = "Bitte bleib in einer Zeile";
export const searchTooLong = (max: number) => `Bitte suche mit höchstens ${number(max)} Zeichen`;
export const tooManyValues = (most: number) => `Bitte wähle höchstens ${number(most)} aus`;
export const eachOnce = "Bitte nenne jede Art nur einmal";
export const chooseOneKind = "Wähle eine Art, um ihre Seiten zu sehen.";
export const enterWholeNumber = "Bitte gib eine ganze Zahl ein";
export const numberFrom = (least: number) => `Bitte gib eine Zahl ab ${number(least)} ein`;
export const numberUpTo = (most: number) => `Bitte gib eine Zahl von 1 bis ${number(most)} ein`;
export const enterDate = "Bitte gib ein Datum ein";
export const enterMonth = "Bitte gib einen Monat wie 2026-05 ein";
export const enterQuarter = "Bitte gib ein Quartal wie 2026-Q3 ein";
export const dayToCome = "Bitte gib einen Tag ein, der schon da ist";
export const dateOutOfRange = "Bitte gib ein Datum von 1900 bis 2100 ein";
export const chooseLanguage = "Bitte wähle eine der Sprachen.";
export const endBeforeStart = "Das Ende darf nicht vor dem Beginn liegen";
export const enterUrl = "Bitte gib eine gültige URL ein";

export const notReportable = "Melden lässt sich nur, was Mitglieder schreiben.";
export const chooseReason = "Bitte wähle einen Grund";
export const chooseOutcome = "Bitte wähle, was geschehen soll";
export const chooseParts = "Bitte wähle, was entfernt werden soll";
export const notWithKept = "Wegen etwas, das in Ordnung ist, wird niemand gesperrt.";

export const enterEmail = "Bitte gib eine gültige E-Mail-Adresse ein";
export const noControlCharacters = "Bitte lass Steuerzeichen weg";
export const nameIsAddress = "Bitte gib einen Namen ein, keine Webadresse";

export const passwordTooShort = (min: number) => `Das Passwort muss mindestens ${number(min)} Zeichen lang sein!`;
export const passwordTooLong = (max: number) => `Das Passwort darf höchstens ${number(max)} Zeichen lang sein!`;
export const confirmPassword = "Bitte bestätige das Passwort!";
export const passwordsShouldMatch = "Die Passwörter müssen übereinstimmen!";
export const passwordsDoNotMatch = "Die Passwörter stimmen nicht überein.";
export const deadResetToken = "Der Link ist ungültig oder abgelaufen.";
export const deadLink = "Der Link ist ungültig oder abgelaufen.";

export const notAnImage = "Bitte wähle ein PNG- oder JPEG-Bild";
export const imageTooLarge = (megabytes: number) => `Bitte wähle ein Bild mit höchstens ${number(megabytes)} MB`;
export const keepOrRemovePicture = "Bitte behalte das Bild oder entferne es";
export const pictureIsGone = "Ein Bild in diesem Text ist nicht mehr da. Bitte füge es noch einmal hinzu.";
export const tooManyMentions = (max: number) => `Bitte erwähne höchstens ${number(max)} Mitglieder`;

export const titleRequired = "Der Titel fehlt";
export const titleTooLong = (max: number) => `Der Titel darf höchstens ${number(max)} Zeichen lang sein`;
export const chooseSkills = "Bitte wähle Kenntnisse aus der Liste";
export const tooManySkills = (max: number) => `Bitte wähle höchstens ${number(max)} Kenntnisse`;
export const describeSeats = "Bitte beschreibe Plätze mit Name, Kenntnissen und Stunden";
export const tooManySeats = (max: number) => `Bitte nenne höchstens ${number(max)} Plätze`;
export const notCommentable = "Das lässt sich nicht kommentieren";

export const enterAmount = (most: number) => `Bitte gib Beträge über 0 und bis ${number(most)} ein`;
export const twoDecimals = "Bitte gib höchstens zwei Nachkommastellen ein";
export const enterPay = "Bitte gib von oder bis, die Währung und den Zeitraum ein";
export const chooseCurrency = "Bitte wähle eine Währung";
export const upperEndBelowLower = "Das obere Ende darf nicht unter dem unteren liegen";
export const chooseLanguages = "Bitte wähle Sprachen und ihre Niveaus aus den Listen";
export const tooManyLanguages = (max: number) => `Bitte wähle höchstens ${number(max)} Sprachen`;
export const languageTwice = "Bitte wähle jede Sprache nur einmal";
export const requiredAmongSkills = "Ein Muss kann nur sein, was unter den Kenntnissen des Jobs steht.";
export const chooseDays = (from: number, to: number) => `Bitte wähle ${number(from)} bis ${number(to)} Tage`;

export const tooManyLinks = (max: number) => `Bitte nenne höchstens ${number(max)} Links`;
export const chooseCompanies = "Bitte wähle Firmen aus der Liste";
export const tooManyCompanies = (max: number) => `Bitte wähle höchstens ${number(max)} Firmen`;
export const tooManyAddresses = (max: number) => `Bitte schick höchstens ${number(max)} Adressen auf einmal`;
export const yesOrNo = "Bitte sag ja oder nein";
export const introduceYourself = "Bitte sag dem Team, wer du bist";

export const askQuestion = "Bitte stelle eine Frage";
export const askOneQuestion = "Bitte stelle nur eine Frage";
export const onlyQuestions = "Gesendet werden kann nur eine Frage von Nutzer:innen";

export const chooseYourPostsFate = "Bitte wähle, was mit deinen Beiträgen geschieht";
export const chooseTheirPostsFate = "Bitte wähle, was mit den Beiträgen dieser Person geschieht";

export const readOrUnread = "Bitte sag, ob es gelesen ist";
export const enterMoment = "Bitte gib einen Zeitpunkt ein wie 2026-12-03T14:05:00Z";
export const notNotifying = "Davon wird nichts gemeldet";
export const sayWhatIsRead = "Bitte sag, was gelesen ist: bis wann oder wovon";
export const notificationSetting = "Diese Einstellung für Benachrichtigungen gibt es nicht";
export const cantBeSwitchedOff = "Das lässt sich nicht abschalten";
export const chooseDayToCome = "Bitte wähle einen künftigen Tag";
export const chooseTimeZone = "Bitte wähle eine Zeitzone";
export const chooseHour = "Bitte wähle eine Stunde von 0 bis 23";
export const chooseWeekday = "Bitte wähle einen Tag von 1 (Montag) bis 7";
export const pushSubscription = "Das ist kein Push-Abonnement eines Browsers";
export const linkIsDead = "Dieser Link funktioniert nicht mehr.";
export const attemptOver = "Diese Anmeldung ist vorbei oder wurde woanders begonnen. Bitte fang noch einmal an.";
export const chooseScopes = "Bitte wähle, was es darf";
export const enterHttpsAddress = "Bitte gib eine Adresse ein, die mit https:// beginnt";
export const chooseEvents = "Bitte wähle mindestens ein Ereignis";
