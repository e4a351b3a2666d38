/** The part of a message that only screen readers read. */
export const spoken = (words: string) => <span className="sr-only">{words}</span>;
