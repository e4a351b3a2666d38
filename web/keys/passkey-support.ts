/** Whether this browser has passkeys, and the board a host name that they can belong to. */
export const canUsePasskeys = () =>
  "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
