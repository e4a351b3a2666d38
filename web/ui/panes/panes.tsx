type Props = {
  lit: number;
  of: number;
  /** Green where it is what fits, else the light of the house. */
  light?: "fit";
  /** Three in a row, as large as an empty page needs them. */
  size?: "large";
};

const panesMax = 6;

/** So many of so many as windows, lit or dark. A drawing: what it says stands beside it in words. */
export function Panes({ lit, of, light, size }: Props) {
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
