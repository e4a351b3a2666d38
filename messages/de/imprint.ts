export const title = "Impressum";
export const law = "Angaben gemäß § 5 des Digitale-Dienste-Gesetzes (DDG).";
export const missing = <Part>(organisation: Part) => [
  organisation,
  " betreibt dieses Board und muss hier nennen: den vollen Namen und die Rechtsform, die Postanschrift, wer die Organisation vertritt, und, wo es sie gibt, Registernummer und Umsatzsteuer-Identifikationsnummer. Das ist noch nicht geschehen.",
];
export const contact = <Part>(board: string, organisation: string, toTeam: (words: string) => Part) => [
  `${board} ist das Board der Alumni von ${organisation}. Kontakt: `,
  toTeam("das Team"),
];
