export const facts = "Fakten";
export const created = <Part>(day: Part) => ["Angelegt am ", day];
export const updated = <Part>(day: Part) => ["Geändert am ", day];
