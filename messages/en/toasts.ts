export const toasts = "Notifications";
export const closeToast = "Close this message";
