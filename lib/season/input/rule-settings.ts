import type { z } from "zod";
import { formatsOf } from "@/lib/stages/shapes";
import { CLOCK, CONDUCT, ROOM } from "../rules/settings/board";
import { FORFEITS, WITHDRAWAL } from "../rules/settings/forfeits";
import { ELIGIBILITY, LEAGUE, VENUE } from "../rules/settings/league";
import { MATCH } from "../rules/settings/match";
import { ownRuleFields } from "../rules/settings/own-rules";
import { PLAYOFF } from "../rules/settings/playoff";
import { REPORTING } from "../rules/settings/reporting";
import { SCHEDULE } from "../rules/settings/schedule";
import { isOffGroup, isSetting, listSettings, type Settings } from "../rules/settings/setting";
import { SPORTSMANSHIP } from "../rules/settings/sportsmanship";
import { STANDINGS } from "../rules/settings/standings";
import { newRulePackSchema, type Preset, type RulePack } from "./rule-pack";

type Typed = Readonly<Record<string, string | undefined>>;

/** The rules that were typed on the settings page, or what is wrong, each with the setting's name and the reason. */
export type SettingsRead =
  | { readonly ok: true; readonly rules: RulePack }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/** The inverse of `printSettings`. The values of settings that don't apply to these rules are ignored. */
export function readSettings(preset: Preset, typed: Typed): SettingsRead {
  const typedRules = readOwnRules(typed);
  const parsed = newRulePackSchema.safeParse({ ...toRules(preset, typed), ownRules: typedRules });
  if (parsed.success) return { ok: true, rules: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[settingOf(issue, typedRules)] ??= issue.message;
  return { ok: false, fields };
}

function settingOf({ path }: z.core.$ZodIssue, typedRules: readonly { readonly number: number }[]): string {
  if (path[0] === "ownRules") {
    const { number = 1 } = typedRules.at(typeof path[1] === "number" ? path[1] : -1) ?? {};
    return `ownRules.${number}.${String(path[2] ?? "title")}`;
  }
  if (path[0] === "stages") return `stages.${String(path.at(2) ?? "format")}`;
  return path.filter((part) => typeof part === "string").join(".");
}

function toRules(preset: Preset, typed: Typed): object {
  const read = (settings: Settings, path: string) => readGroup(settings, path, typed);
  return {
    preset,
    ...read(LEAGUE, ""),
    venue: readVenue(read(VENUE, "venue.")),
    stages: readStages(typed),
    match: read(MATCH, "match."),
    clock: read(CLOCK, "clock."),
    schedule: read(SCHEDULE, "schedule."),
    reporting: read(REPORTING, "reporting."),
    forfeits: read(FORFEITS, "forfeits."),
    standings: read(STANDINGS, "standings."),
    playoff: read(PLAYOFF, "playoff."),
    sportsmanship: read(SPORTSMANSHIP, "sportsmanship."),
    withdrawal: read(WITHDRAWAL, "withdrawal."),
    eligibility: read(ELIGIBILITY, "eligibility."),
    conduct: read(CONDUCT, "conduct."),
    room: read(ROOM, "room."),
  };
}

type Read = Readonly<Record<string, unknown>>;

/** The settings of a group, each read by its kind. A group that can be off is null while its first field is empty. */
function readGroup(settings: Settings, path: string, typed: Typed): Read {
  return Object.fromEntries(
    Object.entries(settings).map(([key, node]) => {
      const name = `${path}${key}`;
      if (isSetting(node)) return [key, node.read(textOf(typed, name))];
      if (!isOffGroup(node)) return [key, readGroup(node, `${name}.`, typed)];
      const isOff = textOf(typed, `${name}.${node.offBy}`) === "";
      return [key, isOff ? null : readGroup(node.group, `${name}.`, typed)];
    }),
  );
}

function textOf(typed: Typed, name: string): string {
  return typed[name]?.trim() ?? "";
}

function readVenue({ kind, name, equipment, ...online }: Read): unknown {
  return kind === "online" ? { kind, ...online } : { kind, name, equipment };
}

/** The stages that the format consists of, each with the settings that this format has. */
function readStages(typed: Typed): unknown {
  const formats = formatsOf(textOf(typed, "stages.format")) ?? [];
  return formats.map(({ key: format, settings }) => ({
    format,
    ...Object.fromEntries(
      listSettings(settings).map(([key, { askedIn, unasked, read }]) => [
        key,
        (askedIn?.(formats) ?? true) ? read(textOf(typed, `stages.${key}`)) : unasked,
      ]),
    ),
  }));
}

/** The director's own rules, by the numbers in their field names. A rule without title and text is left out. */
function readOwnRules(typed: Typed) {
  const numbers = Object.keys(typed).flatMap((name) => /^ownRules\.(\d{1,3})\.title$/.exec(name)?.[1] ?? []);
  return [...new Set(numbers.map(Number))]
    .sort((a, b) => a - b)
    .map((number) => {
      const { title, text } = ownRuleFields(`ownRules.${number}`);
      return { number, title: textOf(typed, title), text: textOf(typed, text) };
    })
    .filter(({ title, text }) => title !== "" || text !== "");
}
