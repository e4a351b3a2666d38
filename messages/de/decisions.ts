export const outcomes = {
  kept: "Nichts zu beanstanden",
  hidden: "Ausgeblendet",
  removed: "Entfernt",
  cleared: "Teile entfernt",
  suspended: "Gesperrt",
  held: "Zurückgehalten",
};
export const suspendedUntil = <Part>(day: Part) => ["Gesperrt bis ", day];
