import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { settingNames } from "./config.ts";
import { isProviderSetting } from "./sign-in-providers.ts";

/** Other names allowed in `.env`: Compose, Node, the systemd units and the upgrade read them. */
const others =
  /^(HOMECOMING_|NODE_|COMPOSE_)|^(ALARM_COMMAND|BACKUP_COMMAND|BOARD_HOST|DATABASE_(ADMIN_)?PASSWORD|TZ)$/;

/** A sentence for each unknown name that is close to a setting's, and for each in `.env` or the service's settings. */
export function unknownSettings(environment: NodeJS.ProcessEnv = process.env, folder = "."): string[] {
  const file = resolve(folder, ".env");
  const inFile = existsSync(file) ? Object.keys(parseEnv(readFileSync(file, "utf8"))) : [];
  // The settings of the service, as deploy/as-service.mjs read them.
  const ofService = environment.HOMECOMING_SETTING_NAMES?.split(" ").filter(Boolean) ?? [];
  const names = [...new Set([...Object.keys(environment), ...inFile, ...ofService])];
  return names
    .filter((name) => !settingNames.includes(name) && !others.test(name) && !isProviderSetting(name))
    .flatMap((name) => {
      const meant = settingNames.find((setting) => isClose(name, setting));
      if (meant) return `${name} is not a setting and has no effect. Did you mean ${meant}?`;
      const place = inFile.includes(name) ? ".env" : ofService.includes(name) && "the service's settings";
      return place ? `${name} in ${place} is not a setting and has no effect.` : [];
    });
}

function isClose(name: string, setting: string): boolean {
  const [one, other] = [bare(name), bare(setting)];
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 5) return false;
  // SIGNUP_MODE and DATA_DIRECTORY are typos of settings. PORT and HOST are left out: other programs' names begin with them.
  if (one.startsWith(other)) return true;
  return distance(one, other) <= (other.length < 8 ? 1 : 2);
}

const bare = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, "");

/** The edit distance: letters added, left out, changed, or swapped with their neighbour. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? 0;
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const least = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1));
      (rows[row] as number[])[column] = isSwapped ? Math.min(least, at(2, 2) + 1) : least;
    }
  }
  return rows[one.length]?.[other.length] ?? 0;
}
