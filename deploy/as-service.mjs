// What deploy/homecoming.service sets for the server is so for its commands: where the data is, and whose it is.
process.env.NODE_ENV ||= "production";
process.env.DATA_DIR ||= "/var/lib/homecoming";
const user = process.env.HOMECOMING_USER || "homecoming";
if (process.getuid?.() === 0 && user !== "root") {
  process.initgroups(user, user);
  process.setgid(user);
  process.setuid(user);
}
