import { isTimeZone } from "../../contract/notifications/notification-settings.ts";

/** The time zone of members without one. */
export const universal = "UTC";

/** Falls back to UTC for a time zone that Node no longer knows, so that it doesn't stop everyone's mails. */
export const knownTimeZone = (timeZone: string): string => (isTimeZone(timeZone) ? timeZone : universal);
