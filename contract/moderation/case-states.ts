export const caseStates = ["open", "decided"] as const;
export type CaseState = (typeof caseStates)[number];

/** What waits for staff: reports, a held text, another look that the owner asked for by editing, appeals. */
export const waitsFor = ["report", "held", "look", "appeal"] as const;
export type WaitsFor = (typeof waitsFor)[number];
