export const description = "Beschreibung";
export const descriptionHint = "Du kannst Markdown verwenden: **fett**, #\u00a0Überschriften, -\u00a0Listen.";
export const noSkills = "Keine Kenntnisse genannt.";
