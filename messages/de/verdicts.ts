/** Was eine Entscheidung sagt, wo niemand geschrieben hat, warum. */
export const severalReported = "Mehrere Mitglieder haben das gemeldet. Noch hat es sich kein Mensch angesehen.";
export const removedByTeam = "Das Team hat das entfernt.";
