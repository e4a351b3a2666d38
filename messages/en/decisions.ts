export const outcomes = {
  kept: "Nothing wrong",
  hidden: "Hidden",
  removed: "Removed",
  cleared: "Parts removed",
  suspended: "Suspended",
  held: "Held",
};
export const suspendedUntil = <Part>(day: Part) => ["Suspended until ", day];
