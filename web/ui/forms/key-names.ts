import { control } from "#messages/shell.ts";

export const isMac = /Mac/.test(navigator.userAgent);

export const modifierKey = isMac ? "⌘" : control;
export const keyNames = isMac ? `${modifierKey}K` : `${modifierKey} K`;
