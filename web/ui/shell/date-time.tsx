const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const dayAndTime = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

const dayOfThisYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

const calendarDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** A date that is the same everywhere, YYYY-MM-DD. */
export function Day({ value }: { value: string }) {
  return (
    <time className="whitespace-nowrap" dateTime={value}>
      {calendarDay.format(new Date(value))}
    </time>
  );
}

/** A moment as the reader's own day; the time stands in its tooltip. `brief`, this year goes without saying. */
export function DateTime({ value, brief = false }: { value: string; brief?: boolean }) {
  const moment = new Date(value);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return (
    <time className="whitespace-nowrap" dateTime={value} title={dayAndTime.format(moment)}>
      {(brief && isThisYear ? dayOfThisYear : day).format(moment)}
    </time>
  );
}
