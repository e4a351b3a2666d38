/** Of a sentence, what is for screen readers alone. */
export const spoken = (words: string) => <span className="sr-only">{words}</span>;
