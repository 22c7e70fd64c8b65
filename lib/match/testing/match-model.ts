import type { RulePack } from "@/lib/season/input/rule-pack";

/**
 * A second, much smaller match, written from its life cycle alone. It doesn't use events, folding or deciding, and
 * shares no code with them. Times are minutes.
 */
export type Model = {
  readonly status: "open" | "scheduled" | "reported" | "with-director" | "final" | "void";
  readonly deadline: number;
  readonly offers: Readonly<Record<Party, readonly number[]>>;
  readonly play: number | null;
  /** The league set the time, and the players can't move it. */
  readonly isFixed: boolean;
  /** When each attempt was made, in the order of logging. */
  readonly attempts: Readonly<Record<Party, readonly number[]>>;
  /** What one side says; null games claim that the other side didn't come. */
  readonly claim: { readonly by: Party; readonly games: string | null } | null;
  /** The other side's version while the director has both; null games say that nothing was played. */
  readonly contest: { readonly by: Party; readonly games: string | null } | null;
  /** The games of a result that both confirmed; empty if nothing was played. */
  readonly played: string;
  /** Until when it can be corrected, and the correction that somebody asked for. */
  readonly fixUntil: number | null;
  readonly fix: { readonly by: Party; readonly games: string; readonly isCase: boolean } | null;
  readonly answerBy: number | null;
  readonly stands: Standing | null;
  /** The players were told that the league found no time to set. */
  readonly isDefaultMissed: boolean;
};

export type Party = "home" | "away";
export type Standing = { readonly winner: Party | "level" | "nobody"; readonly how: string };

/** "home-directs" is a director who plays home: they can't act as a director here. */
export type Who = Party | "home-directs" | "director" | "staff" | "stranger" | "clock";

export type Act = PartyAct | StaffAct | DirectorAct | ClockAct;

export type PartyAct =
  | { readonly what: "offer"; readonly times: readonly number[] }
  | { readonly what: "take"; readonly time: number }
  | { readonly what: "try"; readonly at: number }
  | { readonly what: "report" | "amend"; readonly games: string }
  | { readonly what: "contest"; readonly games: string | null; readonly words: string }
  | { readonly what: "ask-fix"; readonly games: string; readonly words: string }
  | { readonly what: "unreachable" | "no-show" | "refuse-fix" | "say"; readonly words: string }
  | {
      readonly what:
        | "agree-fix"
        | "drop-fix"
        | "cancel"
        | "approve"
        | "unsay"
        | "yield"
        | "concede"
        | "notice";
    };

/** What both signed on paper. */
export type StaffAct = { readonly what: "enter"; readonly games: string };

export type DirectorAct =
  | { readonly what: "rule"; readonly winner: Standing["winner"]; readonly words: string }
  | { readonly what: "reopen" | "extend"; readonly deadline: number; readonly words: string }
  | { readonly what: "void"; readonly words: string }
  | { readonly what: "set-hour"; readonly time: number; readonly words: string }
  | { readonly what: "left"; readonly side: Party; readonly words: string }
  | {
      readonly what: "close";
      /** Cancels or, with `to`, moves this time. */
      readonly time: number | null;
      readonly to: number | null;
      readonly deadline: number | null;
      readonly words: string;
    };

export type ClockAct =
  | { readonly what: "deadline-passes" | "answer-time-passes" | "no-default-hour" }
  | { readonly what: "default-hour"; readonly time: number };

export function pairedModel(deadline: number): Model {
  return {
    status: "open",
    deadline,
    offers: NO_OFFERS,
    play: null,
    isFixed: false,
    attempts: { home: [], away: [] },
    claim: null,
    contest: null,
    played: "",
    fixUntil: null,
    fix: null,
    answerBy: null,
    stands: null,
    isDefaultMissed: false,
  };
}

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
    case "close":
      return who === "director" || who === "home-directs" ? closes(model, act, now) : null;
    case "rule":
    case "reopen":
    case "extend":
    case "void":
    case "set-hour":
    case "left":
      return who === "director" && act.words !== "" ? directorActs(model, act, now, rules) : null;
    default:
      if (who === "home" || who === "home-directs") return partyActs(model, "home", act, now, rules);
      return who === "away" ? partyActs(model, "away", act, now, rules) : null;
  }
}

const NO_OFFERS = { home: [], away: [] };

function clockActs(
  model: Model,
  what: "deadline-passes" | "answer-time-passes",
  now: number,
  rules: RulePack,
): Model | null {
  if (what === "deadline-passes") {
    if (!isToPlay(model) || now < closesAt(model, rules)) return null;
    return settled(model, { winner: "nobody", how: "double-forfeit" });
  }
  if (model.fix && !model.fix.isCase && now >= (model.answerBy ?? 0)) return withCase(model, model.fix);
  if (model.status !== "reported" || now < (model.answerBy ?? 0)) return null;
  if (goesToDirector(model, rules)) return { ...model, status: "with-director", answerBy: null };
  return settled(model, claimed(model, "stands", rules));
}

function staffEnters(model: Model, games: string, now: number, rules: RulePack): Model | null {
  const waits = model.status === "reported" && now < (model.answerBy ?? 0);
  if (!waits && (!isToPlay(model) || now >= closesAt(model, rules))) return null;
  const winner = winnerOf(games, rules);
  if (winner === null || (winner === "level" && rules.match.levelMatch === "director")) return null;
  return { ...settled(model, { winner, how: "agreed" }), played: games, fixUntil: fixTerm(now, rules) };
}

/** The league sets a time if none is agreed; the players can still pick an offered one. */
function defaultHour(model: Model, time: number, now: number, rules: RulePack): Model | null {
  if (!isDefaultDue(model, now, rules)) return null;
  if (time <= now || model.deadline - time < rules.schedule.hoursToPlay * 60) return null;
  return { ...model, status: "scheduled", play: time };
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

/** The venue closes. Nobody can lose by a time that was canceled: a claimed no-show is gone, and a deadline is to come. */
function closes(model: Model, act: Extract<Act, { what: "close" }>, now: number): Model | null {
  const { time, to, words } = act;
  const deadline = act.deadline ?? model.deadline;
  const isClaim = model.status === "reported" && model.claim?.games === null;
  if (words === "" || (time ?? to ?? act.deadline) === null) return null;
  if (!isToPlay(model) && !(isClaim && time !== null)) return null;
  if (time !== null && (time !== model.play || (model.isFixed && to === null))) return null;
  if (to !== null && (!model.isFixed || to <= now || to > deadline)) return null;
  if (act.deadline !== null && act.deadline <= model.deadline) return null;
  if ((time !== null || act.deadline !== null) && deadline <= now) return null;
  const later = { ...model, deadline, isDefaultMissed: act.deadline === null && model.isDefaultMissed };
  const unclaimed = time === null ? later : { ...later, claim: null, answerBy: null };
  if (to !== null) return { ...unclaimed, status: "scheduled", play: to };
  return time === null
    ? unclaimed
    : { ...unclaimed, status: "open", play: null, isFixed: false, offers: NO_OFFERS };
}

function directorActs(
  model: Model,
  act: Exclude<DirectorAct, { what: "close" }>,
  now: number,
  rules: RulePack,
): Model | null {
  switch (act.what) {
    case "rule":
      if (act.winner === "level" && rules.match.levelMatch !== "draw") return null;
      if (act.winner === "level" && rules.match.bestOf === 1 && !draws(rules)) return null;
      return model.status === "void" ? null : settled(model, { winner: act.winner, how: "ruling" });
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
      return { ...model, status: "scheduled", play: act.time, isFixed: true, offers: NO_OFFERS };
    case "left":
      if (model.status === "final" || model.status === "void") return null;
      return settled(model, { winner: act.side === "home" ? "away" : "home", how: "forfeit" });
  }
}

function partyActs(model: Model, by: Party, act: PartyAct, now: number, rules: RulePack): Model | null {
  const other = by === "home" ? "away" : "home";
  const canPlay = isToPlay(model) && now < closesAt(model, rules);
  const isLate = now >= (model.answerBy ?? Number.POSITIVE_INFINITY);
  const mayAnswer = model.status === "reported" && model.claim?.by === other && !isLate;
  const answerBy = now + rules.reporting.hoursToAnswer * 60;

  switch (act.what) {
    case "offer": {
      const isFull = act.times.length === 0 || act.times.length > rules.schedule.timesPerOffer;
      const isOff = act.times.some(
        (time, index) =>
          time <= now ||
          model.deadline - time < rules.schedule.hoursToPlay * 60 ||
          act.times.indexOf(time) < index,
      );
      return !canPlay || model.isFixed || isFull || isOff
        ? null
        : { ...model, offers: { ...model.offers, [by]: act.times } };
    }
    case "take":
      if (!canPlay || !model.offers[other].includes(act.time) || act.time <= now) return null;
      return { ...model, status: "scheduled", play: act.time, offers: NO_OFFERS };
    case "cancel":
      if (
        !canPlay ||
        model.isFixed ||
        model.play === null ||
        now > model.play - rules.schedule.cancelCutoffHours * 60
      )
        return null;
      return { ...model, status: "open", play: null, offers: NO_OFFERS };
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
      if (act.words === "") return null;
      if (model.status === "final") return model.fix && (model.fix.isCase || isLate) ? model : null;
      if (model.status === "with-director") return model;
      return isLate && goesToDirector(model, rules) ? model : null;
    case "concede":
      return canPlay ? settled(model, { winner: other, how: "forfeit" }) : null;
    case "notice":
      return canPlay && isInTimeForNotice(model, now, rules) ? withNotice(model, other, rules) : null;
  }
}

function isInTimeForNotice({ play, deadline }: Model, now: number, { forfeits }: RulePack): boolean {
  if (forfeits.noticeHours === null || forfeits.noticesPerYear === 0) return false;
  return now <= (play ?? deadline) - forfeits.noticeHours * 60;
}

/** Notice is a default, or it moves the deadline by one round and the players agree on a new time. */
function withNotice(model: Model, other: Party, { forfeits, schedule }: RulePack): Model {
  if (forfeits.noticeMeans === "default") return settled(model, { winner: other, how: "default" });
  const deadline = model.deadline + schedule.daysPerRound * 24 * 60;
  const unscheduled = { play: null, isFixed: false, offers: NO_OFFERS, isDefaultMissed: false };
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

function isToPlay({ status }: Model): boolean {
  return status === "open" || status === "scheduled";
}

function closesAt({ deadline }: Model, rules: RulePack): number {
  return deadline + rules.reporting.graceHours * 60;
}

function settled(model: Model, stands: Standing): Model {
  return { ...model, status: "final", answerBy: null, stands, fix: null, fixUntil: null };
}

/** The correction is the director's; the result counts until the ruling. */
function withCase(model: Model, fix: NonNullable<Model["fix"]>): Model {
  return { ...model, fix: { ...fix, isCase: true }, answerBy: null };
}

/** The correction replaces the result, once. */
function fixed(model: Model, { by, games }: NonNullable<Model["fix"]>, rules: RulePack, now: number): Model {
  return {
    ...agreed({ ...model, claim: { by, games }, fix: null, stands: null }, rules, now),
    fixUntil: null,
  };
}

function fixTerm(now: number, { reporting }: RulePack): number | null {
  return reporting.hoursToCorrect === 0 ? null : now + reporting.hoursToCorrect * 60;
}

/** Both sides agree: the report counts, unless it's level and the rules leave that to the director. */
function agreed(model: Model, rules: RulePack, now: number): Model {
  if (isLevelCase(model, rules)) return { ...model, status: "with-director", answerBy: null, fixUntil: null };
  const played = model.claim?.games ?? "";
  return { ...settled(model, claimed(model, "agreed", rules)), played, fixUntil: fixTerm(now, rules) };
}

function contested(model: Model, by: Party, games: string | null): Model {
  return { ...model, status: "with-director", contest: { by, games }, answerBy: null };
}

/** A side accepts the other's version: the claim, or a contest that decides the match. */
function yielded(model: Model, by: Party, rules: RulePack, now: number): Model | null {
  const { contest } = model;
  if (!contest) return null;
  if (contest.by === by) return agreed({ ...model, contest: null }, rules, now);
  if (contest.games === null || winnerOf(contest.games, rules) === null) return null;
  return agreed({ ...model, claim: { by: contest.by, games: contest.games }, contest: null }, rules, now);
}

function goesToDirector(model: Model, rules: RulePack): boolean {
  return rules.reporting.unanswered === "director" || isLevelCase(model, rules);
}

function isLevelCase({ claim }: Model, rules: RulePack): boolean {
  if (rules.match.levelMatch !== "director" || !claim || claim.games === null) return false;
  return winnerOf(claim.games, rules) === "level";
}

/** The claim as an outcome. A no-show claim is a forfeit, however it was settled. */
function claimed({ claim }: Model, how: string, rules: RulePack): Standing {
  if (!claim) throw new Error("Nothing is claimed");
  if (claim.games === null) return { winner: claim.by, how: "forfeit" };
  return { winner: winnerOf(claim.games, rules) ?? "level", how };
}

/** Games are a string of winners: H, A, D for a draw by agreement, S for a stalemate. X is an incomplete game. */
export function winnerOf(games: string, rules: RulePack): Standing["winner"] | null {
  const counted = withoutReplayed(games, rules);
  if (games.includes("X") || isTooLong(games, rules) || !isOver(counted, rules)) return null;
  const lead = leadOf(counted);
  if (lead === 0) return "level";
  return lead > 0 ? "home" : "away";
}

/** Is there a game after the match was over, an incomplete game, or more than a dozen? */
function isTooLong(games: string, rules: RulePack): boolean {
  const isOverBefore = [...games].some((_, index) =>
    isOver(withoutReplayed(games.slice(0, index), rules), rules),
  );
  return games.includes("X") || games.length > 12 || isOverBefore;
}

/**
 * Is the match over? It's over when the trailing side can't catch up within n games, or after n games, unless it's
 * level and continues until somebody leads.
 */
function isOver(counted: string, { match }: RulePack): boolean {
  const left = match.bestOf - counted.length;
  const lead = Math.abs(leadOf(counted));
  if (left > 0) return lead > left;
  return lead > 0 || match.levelMatch !== "one-more-game";
}

/** By how many games home leads, ignoring draws. */
function leadOf(counted: string): number {
  return counted.split("H").length - counted.split("A").length;
}

function draws({ match }: RulePack): boolean {
  return match.stalemate === "half" || match.otherDraws === "half";
}

function withoutReplayed(games: string, rules: RulePack): string {
  const isReplayed = (letter: string) =>
    (letter === "S" && rules.match.stalemate === "replay") ||
    (letter === "D" && rules.match.otherDraws === "replay");
  return [...games].filter((letter) => !isReplayed(letter)).join("");
}

function isSameTale(one: string | null | undefined, two: string): boolean {
  const flat = (games: string) => games.replaceAll("S", "D");
  return one != null && flat(one) === flat(two);
}
