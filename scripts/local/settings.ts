import { SETTING_NAMES, type SettingName } from "../../lib/env-shape.ts";

/** What runs here asks no chess site, unless it's told one of our own. */
const OFF = { LICHESS_URL: "off", CHESS_COM_URL: "off" };

/** Only these settings: missing ones are set to empty, because Next reads `.env` for every setting that's undefined. */
export function ownSettings(given: Partial<Record<SettingName, string>>): Record<string, string> {
  const own: Partial<Record<SettingName, string>> = { ...OFF, ...given };
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, own[name] ?? ""]));
}
