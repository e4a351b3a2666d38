import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

// Root alone can read this file: the names in it go along, so that the doctor can tell of those that are no settings.
try {
  const settings = readFileSync(process.env.HOMECOMING_SETTINGS || "/etc/homecoming.env", "utf8");
  process.env.HOMECOMING_SETTING_NAMES = Object.keys(parseEnv(settings)).join(" ");
} catch {
  // Settings may stand elsewhere.
}

// What deploy/homecoming.service sets for the server is so for its commands: where the data is, and whose it is.
process.env.NODE_ENV ||= "production";
process.env.DATA_DIR ||= "/var/lib/homecoming";
const user = process.env.HOMECOMING_USER || "homecoming";
if (process.getuid?.() === 0 && user !== "root") {
  process.initgroups(user, user);
  process.setgid(user);
  process.setuid(user);
}
