type Props = {
  words: { open: string; openFor: (name: string) => string };
  name: string;
  className?: string;
  onPress: () => void;
};

/** One of many of its kind on a page: what it is about is said where it can't be seen. */
export function NamedButton({ words, name, className = "btn-quiet", onPress }: Props) {
  return (
    <button aria-label={words.openFor(name)} className={`btn btn-sm ${className}`} onClick={onPress} type="button">
      {words.open}
    </button>
  );
}
