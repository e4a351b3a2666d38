const locale = "de-DE";
const currencies = /* @__PURE__ */ new Intl.DisplayNames(locale, { type: "currency" });

/** 25,50 €, and 4.200 € */
const formatOf = (currency: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });

type Currency = string;
export const exactly = (amount: number, currency: Currency) => formatOf(currency).format(amount);
export const range = (low: number, high: number, currency: Currency) => formatOf(currency).formatRange(low, high);
export const from = (amount: number, currency: Currency) => `ab ${exactly(amount, currency)}`;
export const upTo = (amount: number, currency: Currency) => `bis ${exactly(amount, currency)}`;
export const per = {
  year: (pay: string) => `${pay} im Jahr`,
  month: (pay: string) => `${pay} im Monat`,
  hour: (pay: string) => `${pay} pro Stunde`,
};
export const about = (pay: string) => `etwa ${pay}`;
export const fromAbout = (amount: number, currency: Currency) => `ab etwa ${exactly(amount, currency)}`;
export const upToAbout = (amount: number, currency: Currency) => `bis etwa ${exactly(amount, currency)}`;
export const atHours = (pay: string, weekly: number) => `${pay}, bei ${weekly} Stunden pro Woche`;

export const currencyName = (code: string) => currencies.of(code) ?? code;
