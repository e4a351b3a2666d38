export const onlyYou = "Only you and the team see this.";
export const hiddenOn = <Part>(day: Part) => ["The team hid this on ", day, ":"];
export const hiddenAutomatically = "This was hidden automatically:";
export const looksFirst = "A person on the team is looking at this first:";
export const changeIt = "Change it and save, and the team looks again.";
export const toBeLookedAt = "A person on the team looks at it before others see it.";
