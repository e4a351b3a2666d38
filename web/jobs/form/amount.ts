// 55,000 or 55.000 or 55 000 or 55’000, however one groups thousands.
const grouped = /^\d{1,3}(?:[.,'’\s]\d{3})+(?=$|[.,]\d{1,2}$)/;

/** The number that was typed, by whichever habit; null where nothing was, NaN where it is none. */
export function amountOf(typed: string): number | null {
  const text = typed.trim();
  if (text === "") return null;
  return Number(text.replace(grouped, (thousands) => thousands.replace(/\D/g, "")).replace(",", "."));
}
