export const onlyYou = "Das sehen nur du und das Team.";
export const hiddenOn = <Part>(day: Part) => ["Das Team hat das am ", day, " ausgeblendet:"];
export const hiddenAutomatically = "Das wurde automatisch ausgeblendet:";
export const looksFirst = "Ein Mensch aus dem Team sieht sich das zuerst an:";
export const changeIt = "Ändere es und speichere, dann sieht das Team es sich noch einmal an.";
export const toBeLookedAt = "Ein Mensch aus dem Team sieht es sich an, bevor andere es sehen.";
