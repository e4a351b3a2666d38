import * as days from "#messages/days.ts";

/** A date that is the same everywhere, YYYY-MM-DD. */
export function Day({ value }: { value: string }) {
  return (
    <time className="whitespace-nowrap" dateTime={value}>
      {days.calendarDay(new Date(value))}
    </time>
  );
}

/** A moment as the reader's own day; the time stands in its tooltip. `brief`, this year goes without saying. */
export function DateTime({ value, brief = false }: { value: string; brief?: boolean }) {
  const moment = new Date(value);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return (
    <time className="whitespace-nowrap" dateTime={value} title={days.dayAndTime(moment)}>
      {(brief && isThisYear ? days.dayOfThisYear : days.day)(moment)}
    </time>
  );
}
