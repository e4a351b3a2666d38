export const toasts = "Notices";
export const closeToast = "Close this message";
