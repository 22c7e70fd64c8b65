import type { RulePack } from "@/lib/season/input/rule-pack";
import { draws, winnerOf } from "./modeled-games";
import {
  type Act,
  type DirectorAct,
  type Model,
  NO_SUGGESTIONS,
  NOBODY,
  type Party,
  pairedModel,
  type Who,
} from "./modeled-match";
import { hearsStatements, partyActs } from "./modeled-players";
import { claimed, closesAt, decided, fixTerm, goesToDirector, isToPlay, withCase } from "./modeled-results";

/** The match after an act, or null if the act isn't allowed. */
export function actOn(model: Model, who: Who, act: Act, now: number, rules: RulePack): Model | null {
  switch (act.what) {
    case "deadline-passes":
    case "answer-time-passes":
      return who === "clock" ? clockActs(model, act.what, now, rules) : null;
    case "enter":
      return who === "director" || who === "staff" ? staffEnters(model, act.games, now, rules) : null;
    case "default-hour":
      return who === "clock" ? defaultHour(model, act.time, now, rules) : null;
    case "no-default-hour":
      return who === "clock" ? noDefaultHour(model, now, rules) : null;
    case "site-counts":
      return who === "clock" ? siteCounts(model, act.games, now, rules) : null;
    case "close":
      return who === "director" || who === "home-directs" ? closes(model, act, now) : null;
    case "rule":
    case "reopen":
    case "extend":
    case "void":
    case "set-hour":
    case "left":
    case "note":
      return who === "director" && act.words !== "" ? directorActs(model, act, now, rules) : null;
    default:
      if (who === "home" || who === "home-directs") return partyActs(model, "home", act, now, rules);
      return who === "away" ? partyActs(model, "away", act, now, rules) : null;
  }
}

function clockActs(
  model: Model,
  what: "deadline-passes" | "answer-time-passes",
  now: number,
  rules: RulePack,
): Model | null {
  if (what === "deadline-passes") {
    if (!isToPlay(model) || now < closesAt(model, rules)) return null;
    return decided(model, { winner: "nobody", how: "double-forfeit" });
  }
  if (model.fix && !model.fix.isCase && now >= (model.answerBy ?? 0)) return withCase(model, model.fix);
  if (model.status !== "reported" || now < (model.answerBy ?? 0)) return null;
  if (goesToDirector(model, rules)) return { ...model, status: "with-director", answerBy: null };
  return decided(model, claimed(model, "stands", rules));
}

function staffEnters(model: Model, games: string, now: number, rules: RulePack): Model | null {
  const waits = model.status === "reported" && now < (model.answerBy ?? 0);
  if (!waits && (!isToPlay(model) || now >= closesAt(model, rules))) return null;
  const winner = winnerOf(games, rules);
  if (winner === null || (winner === "tied" && rules.match.levelMatch === "director")) return null;
  return { ...decided(model, { winner, how: "agreed" }), played: games, fixUntil: fixTerm(now, rules) };
}

/** What the league found on the chess site counts, because no one objected. */
function siteCounts(model: Model, games: string, now: number, rules: RulePack): Model | null {
  if (!isToPlay(model) || rules.venue.kind !== "online" || rules.venue.foundHours === null) return null;
  const winner = winnerOf(games, rules);
  if (winner === null || (winner === "tied" && rules.match.levelMatch === "director")) return null;
  return { ...decided(model, { winner, how: "agreed" }), played: games, fixUntil: fixTerm(now, rules) };
}

/** The league sets a time if none is agreed; the players can still pick a suggested one. */
function defaultHour(model: Model, time: number, now: number, rules: RulePack): Model | null {
  if (!isDefaultDue(model, now, rules)) return null;
  if (time <= now || model.deadline - time < rules.schedule.hoursToPlay * 60) return null;
  return { ...model, status: "scheduled", play: time, isHere: NOBODY };
}

/** The league finds no time to set. It says so once before each deadline. */
function noDefaultHour(model: Model, now: number, rules: RulePack): Model | null {
  return model.isDefaultMissed || !isDefaultDue(model, now, rules)
    ? null
    : { ...model, isDefaultMissed: true };
}

function isDefaultDue(model: Model, now: number, rules: RulePack): boolean {
  const { fallback } = rules.schedule;
  if (model.status !== "open" || !fallback || now >= closesAt(model, rules)) return false;
  return model.deadline - now <= fallback.hoursBefore * 60;
}

/** The venue closes. No one can lose by a time that was canceled: a claimed no-show is gone, and a deadline is to come. */
function closes(model: Model, act: Extract<Act, { what: "close" }>, now: number): Model | null {
  const { time, to, words } = act;
  const deadline = act.deadline ?? model.deadline;
  const isClaim = model.status === "reported" && model.claim?.games === null;
  const isSuggested = (by: Party) => act.gone[by].every((gone) => model.suggestions[by].includes(gone));
  const goes = (by: Party) => act.gone[by].length > 0;
  if (words === "" || ((time ?? to ?? act.deadline) === null && !goes("home") && !goes("away"))) return null;
  if (!isSuggested("home") || !isSuggested("away")) return null;
  if (!isToPlay(model) && !(isClaim && time !== null)) return null;
  if (time !== null && (time !== model.play || (model.isFixed && to === null))) return null;
  if (to !== null && (!model.isFixed || to <= now || to > deadline)) return null;
  if (act.deadline !== null && act.deadline <= model.deadline) return null;
  if (deadline <= now) return null;
  const left = (by: Party) =>
    model.suggestions[by].filter((each) => each !== time && !act.gone[by].includes(each));
  const suggestions = { home: left("home"), away: left("away") };
  const later = {
    ...model,
    deadline,
    suggestions,
    isDefaultMissed: act.deadline === null && model.isDefaultMissed,
  };
  const unclaimed = time === null ? later : { ...later, claim: null, answerBy: null };
  if (to !== null) return { ...unclaimed, status: "scheduled", play: to, isHere: NOBODY };
  return time === null
    ? unclaimed
    : { ...unclaimed, status: "open", play: null, isFixed: false, isHere: NOBODY };
}

function directorActs(
  model: Model,
  act: Exclude<DirectorAct, { what: "close" }>,
  now: number,
  rules: RulePack,
): Model | null {
  switch (act.what) {
    case "rule":
      if (act.winner === "tied" && rules.match.levelMatch !== "draw") return null;
      if (act.winner === "tied" && rules.match.bestOf === 1 && !draws(rules)) return null;
      return model.status === "void" ? null : decided(model, { winner: act.winner, how: "ruling" });
    case "reopen":
      return isToPlay(model) || act.deadline <= now ? null : pairedModel(act.deadline);
    case "extend":
      if (!isToPlay(model) || act.deadline <= now || act.deadline <= model.deadline) return null;
      return { ...model, deadline: act.deadline, isDefaultMissed: false };
    case "void":
      return model.status === "void"
        ? null
        : { ...model, status: "void", answerBy: null, stands: null, fix: null, fixUntil: null };
    case "set-hour":
      if (!isToPlay(model) || act.time <= now || act.time > model.deadline) return null;
      return {
        ...model,
        status: "scheduled",
        play: act.time,
        isFixed: true,
        suggestions: NO_SUGGESTIONS,
        isHere: NOBODY,
      };
    case "note":
      return hearsStatements(model, now, rules) ? model : null;
    case "left":
      if (model.status === "final" || model.status === "void") return null;
      return decided(model, { winner: act.side === "home" ? "away" : "home", how: "forfeit" });
  }
}
