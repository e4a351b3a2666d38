export const block = (name: string) => `${name} blockieren`;
export const unblock = (name: string) => `${name} nicht mehr blockieren`;
export const unblockThem = "Nicht mehr blockieren";
export const question = (name: string) => `${name} blockieren?`;
export const wontBeTold = (name: string) => `${name} erfährt nichts davon.`;
export const whatItDoes =
  "Ihr erreicht einander dann nicht mehr: keine Nachrichten, keine Erwähnungen, keine Benachrichtigungen.";
export const blocked = (name: string) => `Du hast ${name} blockiert.`;
export const unblocked = (name: string) => `${name} ist nicht mehr blockiert.`;

export const title = "Blockierte Personen";
export const nobody = "Du hast niemanden blockiert.";
export const failed = "Wen du blockiert hast, konnte nicht geladen werden.";
export const pages = "Seiten mit blockierten Personen";
