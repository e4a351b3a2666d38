import { number } from "./formats.ts";

type QuietProject = { title: string; shortTitle: string; yes: string; ended: string };

/** A mail that asks an owner whether their projects are still going. `rest` are those that aren't named one by one. */
export const asking = (projects: QuietProject[], rest: { count: number; address: string }) => ({
  subject:
    projects.length === 1
      ? `Is “${projects[0]?.shortTitle}” still going?`
      : `Are your ${number(projects.length + rest.count)} projects still going?`,
  paragraphs: [
    "Nothing has happened there for 30 days. One click is enough.",
    ...projects.map(({ title, yes, ended }) => ({
      text: title,
      links: [
        { label: "Yes, still going", address: yes },
        { label: "It has ended", address: ended },
      ],
    })),
    ...(rest.count > 0
      ? [{ text: `and ${number(rest.count)} more`, links: [{ label: "Projects", address: rest.address }] }]
      : []),
    "After 60 days without activity a project counts as ended, and its open seats close. You can revive it at any time.",
  ],
});
