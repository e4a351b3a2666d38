import * as days from "#messages/formats.ts";

/** A date without time zone, YYYY-MM-DD. */
export function Day({ value }: { value: string }) {
  return (
    <time className="whitespace-nowrap" dateTime={value}>
      {days.calendarDay(new Date(value))}
    </time>
  );
}

/** The time of day of a moment, below the heading of its day. */
export function Clock({ value }: { value: string }) {
  const moment = new Date(value);
  return (
    <time dateTime={value} title={days.dayAndTime(moment)}>
      {days.clock(moment)}
    </time>
  );
}

type Props = { value: string; brief?: boolean; withTime?: boolean };

/**
 * A moment as a day in the reader's time zone; the time is in the tooltip, or shown with `withTime`. `brief` omits the
 * current year.
 */
export function DateTime({ value, brief = false, withTime = false }: Props) {
  const moment = new Date(value);
  const isThisYear = moment.getFullYear() === new Date().getFullYear();
  const day = brief && isThisYear ? days.dayOfThisYear : days.day;
  return (
    <time className="whitespace-nowrap" dateTime={value} title={days.dayAndTime(moment)}>
      {(withTime ? days.dayAndTime : day)(moment)}
    </time>
  );
}
