import { FORMATS } from "@/lib/stages/formats";
import { type ShapeName, shapesAsking, shapesAskingStage } from "@/lib/stages/shapes";
import type { StageKey } from "@/lib/stages/stage-rules";
import { CLOCK, CONDUCT, ROOM } from "./board";
import { FORFEITS, WITHDRAWAL } from "./forfeits";
import { ELIGIBILITY, LEAGUE, VENUE } from "./league";
import { MATCH } from "./match";
import { isOwnRuleName, type OwnRuleName } from "./own-rules";
import { PLAYOFF } from "./playoff";
import { REPORTING } from "./reporting";
import { SCHEDULE } from "./schedule";
import { listSettings, type NamesOf, type Setting, type SettingSection } from "./setting";
import { SPORTSMANSHIP } from "./sportsmanship";
import { FORMAT } from "./stages";
import { STANDINGS } from "./standings";

/** The intersection of a union's members. */
type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type StageSettings = Together<(typeof FORMATS)[StageKey]["settings"]>;
const STAGES: StageSettings = Object.assign({}, ...Object.values(FORMATS).map(({ settings }) => settings));

/**
 * Every setting of the rule pack by its path. The settings of all stages are one list, because each format occurs only
 * once.
 */
const PACK = {
  ...LEAGUE,
  venue: VENUE,
  eligibility: ELIGIBILITY,
  schedule: SCHEDULE,
  match: MATCH,
  reporting: REPORTING,
  forfeits: FORFEITS,
  withdrawal: WITHDRAWAL,
  standings: STANDINGS,
  playoff: PLAYOFF,
  sportsmanship: SPORTSMANSHIP,
  clock: CLOCK,
  conduct: CONDUCT,
  room: ROOM,
  stages: { ...FORMAT, ...STAGES },
};

/** The path of a setting: "schedule.daysPerRound". The form, the versions and the log use it as its name. */
export type SettingName = NamesOf<typeof PACK>;

/** The sections of the settings page, as the rule sheet has them. */
export const SETTING_SECTIONS: readonly { readonly id: SettingSection; readonly title: string }[] = [
  { id: "league", title: "The league" },
  { id: "arranging", title: "Arranging a match" },
  { id: "series", title: "The series" },
  { id: "reporting", title: "Reporting" },
  { id: "not-playing", title: "Not playing" },
  { id: "standings", title: "Standings" },
  { id: "board", title: "At the board" },
];

export const SETTINGS = Object.fromEntries(listSettings(PACK)) as Readonly<Record<SettingName, Setting>>;

/** All names, section by section. */
export const SETTING_NAMES: readonly SettingName[] = SETTING_SECTIONS.flatMap(({ id }) =>
  (Object.keys(SETTINGS) as SettingName[]).filter((name) => SETTINGS[name].section === id),
);

/** The shapes of seasons that a setting applies to; null if it applies to all. */
export function shapesWith(name: SettingName): readonly ShapeName[] | null {
  const setting = SETTINGS[name];
  if (isOfStages(name) && !(name.slice("stages.".length) in FORMAT))
    return shapesAskingStage(name.slice("stages.".length), setting);
  return setting.askedIn ? shapesAsking(setting) : null;
}

/** Does a change of this setting apply to the whole season, and not by round? */
export function isWholeSeason(name: SettingName | OwnRuleName): boolean {
  return !isOwnRuleName(name) && SETTINGS[name].isWholeSeason === true;
}

/** Settings that a published schedule depends on: they can't change once a division is published. */
export function isOfStages(name: string): boolean {
  return name.startsWith("stages.");
}
