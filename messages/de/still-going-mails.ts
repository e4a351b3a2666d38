import { number } from "./formats.ts";

type QuietProject = { title: string; shortTitle: string; yes: string; ended: string };

export const asking = (projects: QuietProject[], rest: { count: number; address: string }) => ({
  subject:
    projects.length === 1
      ? `Läuft „${projects[0]?.shortTitle}“ noch?`
      : `Laufen deine ${number(projects.length + rest.count)} Projekte noch?`,
  paragraphs: [
    "Seit 30 Tagen ist dort nichts passiert. Ein Klick genügt.",
    ...projects.map(({ title, yes, ended }) => ({
      text: title,
      links: [
        { label: "Ja, läuft noch", address: yes },
        { label: "Es ist beendet", address: ended },
      ],
    })),
    ...(rest.count > 0
      ? [{ text: `und ${number(rest.count)} weitere`, links: [{ label: "Projekte", address: rest.address }] }]
      : []),
    "Nach 60 Tagen ohne Aktivität gilt ein Projekt als beendet, und seine freien Plätze werden geschlossen. Du kannst es jederzeit wieder aufnehmen.",
  ],
});
