export const description = "Beschreibung";
export const descriptionHint = "Du kannst Markdown verwenden: **fett**, # Überschriften, - Listen.";
export const noSkills = "Keine Kenntnisse genannt.";
