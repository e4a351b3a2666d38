/**
 * Refs for an element that replaces the pressed button and takes the focus from it. They are the same function in every render:
 * another would take the focus again.
 */
export const focusOn = (element: HTMLElement | null) => element?.focus();
export const focusInPlace = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
