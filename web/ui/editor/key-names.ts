export const isMac = /Mac/.test(navigator.userAgent);

// biome-ignore lint/plugin: what stands on the key
export const modifierKey = isMac ? "⌘" : "Ctrl";
export const keyNames = isMac ? `${modifierKey}K` : `${modifierKey} K`;
