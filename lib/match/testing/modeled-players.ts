import type { RulePack } from "@/lib/season/input/rule-pack";
import { isSameTale, isTooLong, winnerOf } from "./modeled-games";
import { type Model, NO_SUGGESTIONS, NOBODY, type Party, type PartyAct } from "./modeled-match";
import {
  agreed,
  closesAt,
  contested,
  decided,
  fixed,
  goesToDirector,
  isToPlay,
  withCase,
  yielded,
} from "./modeled-results";

export function partyActs(
  model: Model,
  by: Party,
  act: PartyAct,
  now: number,
  rules: RulePack,
): Model | null {
  const other = by === "home" ? "away" : "home";
  const canPlay = isToPlay(model) && now < closesAt(model, rules);
  const isLate = now >= (model.answerBy ?? Number.POSITIVE_INFINITY);
  const mayAnswer = model.status === "reported" && model.claim?.by === other && !isLate;
  const answerBy = now + rules.reporting.hoursToAnswer * 60;

  switch (act.what) {
    case "suggest": {
      const isFull = act.times.length === 0 || act.times.length > rules.schedule.timesPerOffer;
      const isOff = act.times.some(
        (time, index) =>
          time <= now ||
          model.deadline - time < rules.schedule.hoursToPlay * 60 ||
          act.times.indexOf(time) < index,
      );
      return !canPlay || model.isFixed || isFull || isOff
        ? null
        : { ...model, suggestions: { ...model.suggestions, [by]: act.times } };
    }
    case "take":
      if (!canPlay || !model.suggestions[other].includes(act.time) || act.time <= now) return null;
      return { ...model, status: "scheduled", play: act.time, suggestions: NO_SUGGESTIONS, isHere: NOBODY };
    case "cancel":
      if (
        !canPlay ||
        model.isFixed ||
        model.play === null ||
        now > model.play - rules.schedule.cancelCutoffHours * 60
      )
        return null;
      return { ...model, status: "open", play: null, suggestions: withoutTime(model), isHere: NOBODY };
    case "come":
      if (!canPlay || model.play === null || now < model.play - 30 || model.isHere[by]) return null;
      return { ...model, isHere: { ...model.isHere, [by]: true } };
    case "try":
      if (!canPlay || model.status !== "open" || act.at > now) return null;
      return { ...model, attempts: { ...model.attempts, [by]: [...model.attempts[by], act.at] } };
    case "unreachable":
      if (!canPlay || model.status !== "open" || act.words === "") return null;
      return effortsOf(model.attempts[by], rules) < rules.forfeits.contactAttempts
        ? null
        : { ...model, status: "with-director" };
    case "no-show":
      if (!canPlay || model.play === null || act.words === "") return null;
      if (now < model.play + rules.forfeits.noShowGraceMinutes) return null;
      return { ...model, status: "reported", claim: { by, games: null }, answerBy };
    case "report":
      if (winnerOf(act.games, rules) === null) return null;
      if (canPlay) return { ...model, status: "reported", claim: { by, games: act.games }, answerBy };
      if (!mayAnswer) return null;
      if (isSameTale(model.claim?.games, act.games)) return agreed(model, rules, now);
      return contested(model, by, act.games);
    case "amend":
      if (model.status !== "reported" || model.claim?.by !== by || model.claim.games === null || isLate)
        return null;
      if (winnerOf(act.games, rules) === null) return null;
      return { ...model, claim: { by, games: act.games }, answerBy };
    case "approve":
      return mayAnswer ? agreed(model, rules, now) : null;
    case "contest":
      if (!mayAnswer || act.words === "" || (act.games !== null && isTooLong(act.games, rules))) return null;
      if (act.games && act.games === model.claim?.games) return null;
      return contested(model, by, act.games);
    case "unsay":
      if (model.status !== "with-director" || model.contest?.by !== by) return null;
      return { ...model, status: "reported", contest: null, answerBy };
    case "yield":
      return model.status === "with-director" && model.contest ? yielded(model, by, rules, now) : null;
    case "ask-fix":
      if (model.fix || model.fixUntil === null || now >= model.fixUntil || act.words === "") return null;
      if (winnerOf(act.games, rules) === null || act.games === model.played) return null;
      return { ...model, fix: { by, games: act.games, isCase: false }, answerBy };
    case "agree-fix":
      return model.fix?.by === other ? fixed(model, model.fix, rules, now) : null;
    case "refuse-fix":
      if (model.fix?.by !== other || model.fix.isCase || isLate || act.words === "") return null;
      return withCase(model, model.fix);
    case "drop-fix":
      return model.fix?.by === by ? { ...model, fix: null, answerBy: null } : null;
    case "say":
      return act.words !== "" && hearsStatements(model, now, rules) ? model : null;
    case "concede":
      return canPlay ? decided(model, { winner: other, how: "forfeit" }) : null;
    case "notice":
      return canPlay && isInTimeForNotice(model, now, rules) ? withNotice(model, other, rules) : null;
  }
}

/** What they suggested besides the time that's set. */
function withoutTime({ play, suggestions: { home, away } }: Model): Model["suggestions"] {
  const others = (times: readonly number[]) => times.filter((time) => time !== play);
  return { home: others(home), away: others(away) };
}

function isInTimeForNotice({ play, deadline, isFixed }: Model, now: number, { forfeits }: RulePack): boolean {
  if (forfeits.noticeHours === null || forfeits.noticesPerYear === 0) return false;
  if (isFixed && forfeits.noticeMeans === "more-days") return false;
  return now <= (play ?? deadline) - forfeits.noticeHours * 60;
}

/** Notice is a default, or it moves the deadline by one round and the players agree on a new time. */
function withNotice(model: Model, other: Party, { forfeits, schedule }: RulePack): Model {
  if (forfeits.noticeMeans === "default") return decided(model, { winner: other, how: "default" });
  const deadline = model.deadline + schedule.daysPerRound * 24 * 60;
  const unscheduled = {
    play: null,
    suggestions: NO_SUGGESTIONS,
    isHere: NOBODY,
    isDefaultMissed: false,
  };
  return { ...model, ...unscheduled, status: "open", deadline };
}

/** The most attempts that are far enough apart, picked from the last one backwards. */
function effortsOf(attempts: readonly number[], rules: RulePack): number {
  const apart = rules.forfeits.hoursBetweenAttempts * 60;
  let efforts = 0;
  let before = Number.POSITIVE_INFINITY;
  for (const time of [...attempts].sort((one, two) => two - one)) {
    if (time > before) continue;
    efforts += 1;
    before = time - apart;
  }
  return efforts;
}

/** Is it the director's, or will it be at the next sweep? */
export function hearsStatements(model: Model, now: number, rules: RulePack): boolean {
  const isLate = now >= (model.answerBy ?? Number.POSITIVE_INFINITY);
  if (model.status === "final") return model.fix !== null && (model.fix.isCase || isLate);
  if (model.status === "with-director") return true;
  return isLate && model.status === "reported" && goesToDirector(model, rules);
}
