/** A mail that asks a graduate where they work; `to` gives the address of an answer. */
export const asking = (company: string | null, isReminder: boolean, to: (answer: string) => string) => {
  const question = company ? `Bist du noch bei ${company}?` : "Wo arbeitest du jetzt?";
  return {
    subject: isReminder ? `Zur Erinnerung: ${question}` : question,
    paragraphs: [
      question,
      "Mit deiner Antwort bleibt das Verzeichnis aktuell. Ein Klick genügt.",
      {
        text: "Deine Antwort:",
        links: company
          ? [
              { label: "Ja, immer noch", address: to("still") },
              { label: "Ich bin woanders", address: to("elsewhere") },
              { label: "Ich suche", address: to("looking") },
            ]
          : [
              { label: "Ich sage, wo", address: to("elsewhere") },
              { label: "Ich suche", address: to("looking") },
            ],
      },
      isReminder ? "Wir fragen erst nächstes Jahr wieder." : "Wir fragen einmal im Jahr und erinnern einmal.",
    ],
  };
};
