const locale = "en-GB";
const currencies = /* @__PURE__ */ new Intl.DisplayNames(locale, { type: "currency" });

/** €25.50, and €4,200 */
const money = (amount: number, currency: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(amount);

type Currency = string;
export const exactly = (amount: number, currency: Currency) => money(amount, currency);
export const range = (low: number, high: number, currency: Currency) =>
  `${money(low, currency)}–${money(high, currency)}`;
export const from = (amount: number, currency: Currency) => `from ${money(amount, currency)}`;
export const upTo = (amount: number, currency: Currency) => `up to ${money(amount, currency)}`;
export const per = {
  year: (pay: string) => `${pay} a year`,
  month: (pay: string) => `${pay} a month`,
  hour: (pay: string) => `${pay} an hour`,
};
export const about = (pay: string) => `about ${pay}`;
export const fromAbout = (amount: number, currency: Currency) => `from about ${money(amount, currency)}`;
export const upToAbout = (amount: number, currency: Currency) => `up to about ${money(amount, currency)}`;
export const atHours = (pay: string, weekly: number) => `${pay}, at ${weekly} hours a week`;

export const currencyName = (code: string) => currencies.of(code) ?? code;
