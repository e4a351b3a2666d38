import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";

// Only root can read this file, so the command also gets the names in it: the doctor reports unknown ones.
try {
  const settings = readFileSync(process.env.HOMECOMING_SETTINGS || "/etc/homecoming.env", "utf8");
  process.env.HOMECOMING_SETTING_NAMES = Object.keys(parseEnv(settings)).join(" ");
} catch {
  // Settings may also come from elsewhere.
}

// Commands also get what deploy/homecoming.service sets for the server: the data folder and the user.
process.env.NODE_ENV ||= "production";
process.env.DATA_DIR ||= "/var/lib/homecoming";
const user = process.env.HOMECOMING_USER || "homecoming";
if (process.getuid?.() === 0 && user !== "root") {
  process.initgroups(user, user);
  process.setgid(user);
  process.setuid(user);
}
