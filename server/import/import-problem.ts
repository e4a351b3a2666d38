/** An import's failure, as a sentence for the operator; nothing was imported. */
export class ImportProblem extends Error {}
