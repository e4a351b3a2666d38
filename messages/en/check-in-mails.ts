/** A mail that asks a graduate where they work; `to` gives the address of an answer. */
export const asking = (company: string | null, isReminder: boolean, to: (answer: string) => string) => {
  const question = company ? `Are you still at ${company}?` : "Where do you work now?";
  return {
    subject: isReminder ? `A reminder: ${question}` : question,
    paragraphs: [
      question,
      "Your answer keeps the directory up to date. One click is enough.",
      {
        text: "Your answer:",
        links: company
          ? [
              { label: "Yes, still there", address: to("still") },
              { label: "I'm somewhere else", address: to("elsewhere") },
              { label: "I'm looking", address: to("looking") },
            ]
          : [
              { label: "I'll say where", address: to("elsewhere") },
              { label: "I'm looking", address: to("looking") },
            ],
      },
      isReminder ? "We won't ask again until next year." : "We ask once a year and remind you once.",
    ],
  };
};
