import * as formats from "#messages/formats.ts";

/** A date that is the same everywhere, YYYY-MM-DD. */
export function Day({ value }: { value: string }) {
  return (
    <time className="whitespace-nowrap" dateTime={value}>
      {formats.calendarDay(new Date(value))}
    </time>
  );
}

/** A moment as the reader's own day; the time stands in its tooltip. `brief`, this year goes without saying. */
export function DateTime({ value, brief = false }: { value: string; brief?: boolean }) {
  const moment = new Date(value);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  return (
    <time className="whitespace-nowrap" dateTime={value} title={formats.dayAndTime(moment)}>
      {(brief && isThisYear ? formats.dayOfThisYear : formats.day)(moment)}
    </time>
  );
}
