type Props = {
  words: { open: string; openFor: (name: string) => string };
  name: string;
  className?: string;
  onPress: () => void;
};

/** One of many like buttons on a page; its accessible name says what it is about. */
export function SkillNameButton({ words, name, className = "btn-quiet", onPress }: Props) {
  return (
    <button aria-label={words.openFor(name)} className={`btn btn-sm ${className}`} onClick={onPress} type="button">
      {words.open}
    </button>
  );
}
