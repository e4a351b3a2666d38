export const title = "Ist dieser Job noch offen?";
export const listedUntil = (day: string) => `Er steht bis zum ${day} auf der Liste.`;
export const leftTheList = (day: string) => `Er steht seit dem ${day} nicht mehr auf der Liste.`;
export const standing = { filled: "Er ist als besetzt markiert.", withdrawn: "Er wurde zurückgezogen." };
export const stillOpen = "Noch offen";
export const itIsFilled = "Er ist besetzt";
export const thanks = {
  open: (day: string) => `Danke. Er steht bis zum ${day} auf der Liste.`,
  filled: "Danke. Er steht nicht mehr auf der Liste.",
};
export const dead = "Dieser Link wurde schon benutzt oder ist zu alt.";
export const failed = "Der Job konnte nicht geladen werden.";
export const myJobs = "Meine Jobs";
