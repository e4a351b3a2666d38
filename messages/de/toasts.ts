export const toasts = "Hinweise";
export const closeToast = "Hinweis schließen";
