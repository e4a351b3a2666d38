/** The operator's mistake, in a sentence; nothing was imported. */
export class ImportProblem extends Error {}
