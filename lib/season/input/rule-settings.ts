import type { z } from "zod";
import type { Setting } from "../rules/settings/names";
import { LIST_SEPARATOR } from "../rules/settings/print-setting";
import { type Preset, type RulePack, rulePackSchema } from "./rule-pack";

type Typed = Readonly<Record<string, string | undefined>>;

/** What was typed on the settings page, as rules: or what is wrong, each with the setting's name and the reason. */
export type SettingsRead =
  | { readonly ok: true; readonly rules: RulePack }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> };

/** The way back from `printSettings`. Settings that these rules have no use for may hold anything. */
export function readSettings(preset: Preset, typed: Typed): SettingsRead {
  const parsed = rulePackSchema.safeParse(toRules(preset, typed));
  if (parsed.success) return { ok: true, rules: parsed.data };
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[settingOf(issue)] ??= issue.message;
  return { ok: false, fields };
}

function settingOf({ path }: z.core.$ZodIssue): string {
  if (path[0] === "stages") return `stages.${String(path.at(2) ?? "format")}`;
  return path.filter((part) => typeof part === "string").join(".");
}

function toRules(preset: Preset, typed: Typed): unknown {
  const text = (name: Setting) => typed[name]?.trim() ?? "";
  const number = (name: Setting) => (text(name) === "" ? Number.NaN : Number(text(name)));
  const numberOrOff = (name: Setting) => (text(name) === "" ? null : Number(text(name)));
  return {
    preset,
    title: text("title"),
    authority: text("authority"),
    venue: readVenue(text),
    stages: readStages(text, numberOrOff),
    match: {
      bestOf: number("match.bestOf"),
      stalemate: text("match.stalemate"),
      otherDraws: text("match.otherDraws"),
      levelMatch: text("match.levelMatch"),
      decidingColors: text("match.decidingColors"),
    },
    clock: {
      secondsPerMove: numberOrOff("clock.secondsPerMove"),
      minutesPerMatch: numberOrOff("clock.minutesPerMatch"),
      timeUp: text("clock.timeUp"),
      pieceValues: {
        pawn: number("clock.pieceValues.pawn"),
        knight: number("clock.pieceValues.knight"),
        bishop: number("clock.pieceValues.bishop"),
        rook: number("clock.pieceValues.rook"),
        queen: number("clock.pieceValues.queen"),
      },
      promoted: text("clock.promoted"),
    },
    schedule: {
      daysPerRound: number("schedule.daysPerRound"),
      deadlineTime: text("schedule.deadlineTime"),
      cancelCutoffHours: number("schedule.cancelCutoffHours"),
      hoursToPlay: number("schedule.hoursToPlay"),
      timesPerOffer: number("schedule.timesPerOffer"),
      bookedMinutes: number("schedule.bookedMinutes"),
      fallback:
        text("schedule.fallback.hoursBefore") === ""
          ? null
          : {
              hoursBefore: number("schedule.fallback.hoursBefore"),
              weekday: numberOrOff("schedule.fallback.weekday"),
              time: text("schedule.fallback.time"),
            },
    },
    reporting: {
      hoursToAnswer: number("reporting.hoursToAnswer"),
      unanswered: text("reporting.unanswered"),
      graceHours: number("reporting.graceHours"),
      remindHours: text("reporting.remindHours")
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number),
    },
    forfeits: {
      noShowGraceMinutes: number("forfeits.noShowGraceMinutes"),
      contactAttempts: number("forfeits.contactAttempts"),
      hoursBetweenAttempts: number("forfeits.hoursBetweenAttempts"),
      noticeHours: numberOrOff("forfeits.noticeHours"),
      noticesPerYear: number("forfeits.noticesPerYear"),
      noticeMeans: text("forfeits.noticeMeans"),
      strikes: numberOrOff("forfeits.strikes"),
    },
    standings: {
      points: {
        win: number("standings.points.win"),
        draw: number("standings.points.draw"),
        loss: number("standings.points.loss"),
        forfeitWin: numberOrOff("standings.points.forfeitWin"),
        forfeitLoss: numberOrOff("standings.points.forfeitLoss"),
        doubleForfeit: numberOrOff("standings.points.doubleForfeit"),
      },
      tieBreaks: text("standings.tieBreaks").split(LIST_SEPARATOR).filter(Boolean),
    },
    withdrawal: { annulBelowPercent: number("withdrawal.annulBelowPercent") },
    eligibility: { ageOn: text("eligibility.ageOn") },
    conduct: { touchMove: yesOrNo(text("conduct.touchMove")), illegalMove: text("conduct.illegalMove") },
  };
}

function readVenue(text: (name: Setting) => string): unknown {
  const kind = text("venue.kind");
  return kind === "online"
    ? { kind, site: text("venue.site") }
    : { kind, name: text("venue.name"), equipment: text("venue.equipment") };
}

function readStages(text: (name: Setting) => string, numberOrOff: (name: Setting) => number | null): unknown {
  const roundRobin = { format: "round-robin", cycles: numberOrOff("stages.cycles") };
  const knockout = {
    format: "knockout",
    thirdPlace: yesOrNo(text("stages.thirdPlace")),
    semifinalBestOf: numberOrOff("stages.semifinalBestOf"),
    finalBestOf: numberOrOff("stages.finalBestOf"),
    levelMatch: text("stages.levelMatch"),
    final: text("stages.final"),
  };
  switch (text("stages.format")) {
    case "round-robin":
      return [roundRobin];
    case "groups-and-knockout":
      return [
        {
          format: "groups",
          groupSize: numberOrOff("stages.groupSize"),
          split: text("stages.split"),
          cycles: numberOrOff("stages.cycles"),
          advance: numberOrOff("stages.advance"),
          bestNext: numberOrOff("stages.bestNext"),
        },
        { ...knockout, qualifiers: null, seeding: "standings" },
      ];
    case "knockout":
      return [{ ...knockout, qualifiers: null, seeding: text("stages.seeding") }];
    case "round-robin-and-knockout":
      return [
        roundRobin,
        { ...knockout, qualifiers: numberOrOff("stages.qualifiers"), seeding: "standings" },
      ];
    default:
      return [];
  }
}

function yesOrNo(typed: string): boolean | undefined {
  return typed === "true" ? true : typed === "false" ? false : undefined;
}
