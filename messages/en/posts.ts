export const description = "Description";
export const descriptionHint = "You can use Markdown: **bold**, # headings, - lists.";
export const noSkills = "No skills listed.";
