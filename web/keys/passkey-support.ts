/** Whether this browser supports passkeys and the board has a host name, which passkeys need. */
export const canUsePasskeys = () =>
  "PublicKeyCredential" in window && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);
