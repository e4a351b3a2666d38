export const closeToast = "Hinweis schließen";
