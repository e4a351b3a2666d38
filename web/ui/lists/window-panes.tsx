type Props = {
  lit: number;
  of: number;
  /** `fit` is green; the default is the colour of lit windows. */
  light?: "fit";
  /** `large` is for empty pages, three in a row. */
  size?: "large";
};

const panesMax = 6;

/** `lit` of `of` windows are lit. Decorative: the text beside it says the same. */
export function WindowPanes({ lit, of, light, size }: Props) {
  const panes = Math.min(of, panesMax);
  const shining = lit === 0 ? 0 : Math.max(1, Math.floor((lit / of) * panes));
  return (
    <span aria-hidden="true" className={`panes ${light ? "panes-fit" : ""} ${size ? "panes-large" : ""}`}>
      {Array.from({ length: panes }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pane is its place
        <span className={place < shining ? "pane shining" : "pane"} key={place} />
      ))}
    </span>
  );
}
