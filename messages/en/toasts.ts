export const closeToast = "Close this message";
