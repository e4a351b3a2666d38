import * as messages from "#messages/check-in.ts";

const monthsUntilOld = 18;

/** When a member last said that they work at their company; after 18 months worded as last known. */
export function confirmedWords(companyConfirmedAt: string | null | undefined): string | null {
  if (!companyConfirmedAt) return null;
  const old = new Date(companyConfirmedAt);
  old.setUTCMonth(old.getUTCMonth() + monthsUntilOld);
  return old < new Date() ? messages.lastKnown(companyConfirmedAt) : messages.confirmed(companyConfirmedAt);
}

/** The same as a fact in a profile's head. */
export function ConfirmedFact({ at }: { at: string | null | undefined }) {
  const words = confirmedWords(at);
  return words && <li className="fact">{words}</li>;
}
