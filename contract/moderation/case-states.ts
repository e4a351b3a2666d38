export const caseStates = ["open", "decided"] as const;
export type CaseState = (typeof caseStates)[number];

/** What of a case waits for staff: reports, a text that was held, another look that its owner asked for by a change, appeals. */
export const waitsFor = ["report", "held", "look", "appeal"] as const;
export type WaitsFor = (typeof waitsFor)[number];
