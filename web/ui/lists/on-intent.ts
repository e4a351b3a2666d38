/** For a link: loads what its page shows as soon as a pointer or the keyboard comes to it. */
export const onIntent = (load: () => unknown) => ({
  onFocus: () => void load(),
  onMouseEnter: () => void load(),
  onTouchStart: () => void load(),
});
