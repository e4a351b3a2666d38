type Props = {
  /** How much is new, in words; undefined where nothing is. */
  words: string | undefined;
  show: () => void;
};

/** Lies in the gap above or below what is read, so that it moves nothing when it comes. */
export function NewsButton({ words, show }: Props) {
  return (
    <div className="news" role="status">
      {words && (
        <button className="btn btn-primary btn-sm" onClick={show} type="button">
          {words}
        </button>
      )}
    </div>
  );
}
