/** Props for a link that prefetches its page's data on hover or focus. */
export const onIntent = (load: () => unknown) => ({
  onFocus: () => void load(),
  onMouseEnter: () => void load(),
  onTouchStart: () => void load(),
});
