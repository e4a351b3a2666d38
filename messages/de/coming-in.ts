export const almostThere = "Fast geschafft";
export const teamLooks = "Das Team schaut sich jedes neue Konto an. Du bekommst eine Mail, sobald du dabei bist.";
export const logOut = "Abmelden";
export const deleteAccount = "Konto löschen";
export const pleaseConfirm = "Bitte bestätige deine Adresse. Wir haben dir einen Link geschickt.";
export const sendAgain = "Noch einmal schicken";
