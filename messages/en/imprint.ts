export const title = "Imprint";
export const law = "Information according to § 5 of the German Digital Services Act (DDG).";
export const missing = <Part>(organisation: Part) => [
  organisation,
  " runs this board and has to state here its full name and legal form, its postal address, who represents it and, where there are any, its register number and VAT identification number. This has not been done yet.",
];
export const contact = <Part>(board: string, organisation: string, toTeam: (words: string) => Part) => [
  `${board} is the board of the alumni of ${organisation}. Contact: `,
  toTeam("the team"),
];
