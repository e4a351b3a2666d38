/** Whether a finished document is rendered, which no application takes over. */
export const isFinishedDocument = import.meta.env.MODE === "public-pages";
