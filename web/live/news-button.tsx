type Props = {
  /** The label, which says how much is new; undefined if nothing is. */
  words: string | undefined;
  show: () => void;
};

/** Positioned in the gap above or below the content, so that it moves nothing when it appears. */
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
