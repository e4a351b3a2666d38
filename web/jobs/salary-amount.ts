// Digits grouped by thousands, as in 55,000, 55.000, 55 000 or 55’000.
const grouped = /^\d{1,3}(?:[.,'’\s]\d{3})+(?=$|[.,]\d{1,2}$)/;

/** Parses an amount in any of the usual notations; null for a blank text, NaN for an invalid one. */
export function amountOf(typed: string): number | null {
  const text = typed.trim();
  if (text === "") return null;
  return Number(text.replace(grouped, (thousands) => thousands.replace(/\D/g, "")).replace(",", "."));
}
