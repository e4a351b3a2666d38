export const role = "Rolle";
export const names = { user: "Mitglied", moderator: "Moderator:in", admin: "Admin" };
/** What a role lets people do, as a sentence about them. */
export const rights = {
  user: "Postet, kommentiert, antwortet und bearbeitet Eigenes.",
  moderator:
    "Bearbeitet und löscht auch die Beiträge aller, löscht Kommentare, bearbeitet alle Profile außer denen von Admins, sperrt Mitglieder und kümmert sich um die Kenntnisse.",
  admin: "Darf all das bei allen und vergibt die Rollen.",
};

export const change = "Rolle ändern";
export const changing = "Ändert …";
export const changed = "Rolle geändert!";
export const onThisBoard = "Rolle auf diesem Board";
export const roleOf = (name: string) => `Rolle von ${name}`;
export const noLongerAdmin = "Du wärst dann nicht mehr Admin.";
export const thisIsYou = "Das bist du: Mit einer anderen Rolle bist du nicht mehr Admin.";
