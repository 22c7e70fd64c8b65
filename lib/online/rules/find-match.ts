import { versionOutcome } from "@/lib/match/rules/decide-report";
import type { MatchRefused } from "@/lib/match/rules/decision";
import type { ReportedGame, TypedGame } from "@/lib/match/rules/games";
import { judgeGame } from "@/lib/match/rules/judge-game";
import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { isNextAdditional, nextWhite } from "@/lib/match/rules/series";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import { addMinutes, type Instant } from "@/lib/shared/instant";
import { asRecord } from "./as-record";
import { withinLimit } from "./at-the-limit";
import { isSameHandle, type SiteGame } from "./site-game";

/** What the league looks for: the games of one match. */
export type Wanted = {
  readonly handles: Readonly<Record<Side, string>>;
  /** When the round opened. Earlier games belong to something else. */
  readonly since: Instant;
  readonly until: Instant;
  /** When the match last started over; null if it never did. */
  readonly startedOverAt: Instant | null;
  readonly agreedAt: Instant | null;
  /** Which games of the site count. */
  readonly rated: "any" | "rated" | "casual";
  readonly rules: RulePack;
};

/** Why a game between the two isn't one of the match. */
export const MISFITS = [
  "aborted",
  "not-standard",
  "not-rated",
  "rated",
  "no-clock",
  "other-clock",
  "other-colors",
  "left",
  "unclear",
  "not-readable",
  "limit-unknown",
  "too-late",
  "before-it-started-over",
  "before-the-time",
  "after-the-match",
] as const;
export type Misfit = (typeof MISFITS)[number];

export type FoundGame = {
  readonly game: SiteGame;
  readonly reported: ReportedGame;
  /** How many moves (plies) were played within the time for the match, if it ran out during this game. */
  readonly cutAt: number | null;
};

export type OtherGame = { readonly game: SiteGame; readonly why: Misfit; readonly refused?: MatchRefused };

export type FoundMatch = {
  readonly games: readonly FoundGame[];
  /** What the games amount to; null if they don't decide the match. */
  readonly outcome: MatchOutcome | null;
  /** The rest, with the reason. */
  readonly others: readonly OtherGame[];
  /** Games of which the players can say that they count: nothing but their order or colors speaks against any of them. */
  readonly candidates: readonly SiteGame[];
  /**
   * Can the games be told from others between the two? If not, the players pick. A game that a player left, or that the
   * site closed, is for people to judge.
   */
  readonly isCertain: boolean;
};

/** Players can begin some minutes before the time they agreed on. */
const EARLY_MINUTES = 15;

/**
 * The games of a match among those a site has of its two players: standard chess, with a clock, rated as the rules say,
 * begun since the round opened, each with the colors that the match gives. Once one counts that was played since the
 * match started over, earlier ones don't, unless the players pick them.
 */
export function findMatch(games: readonly SiteGame[], wanted: Wanted): FoundMatch {
  const between = games.filter((game) => isBetween(game, wanted)).sort(byStart);
  const { before, since } = splitAt(between, wanted.startedOverAt);
  if (before.length > 0) {
    const again = findAmong(since, wanted);
    if (again.walked.games.length > 0) return found(withOthers(again, before, "before-it-started-over"));
  }
  return found(findAmong(between, wanted));
}

/**
 * The games that a player says count, judged like those that the league finds: each with its colors, in the order they
 * were played, together deciding the match. Refused with why the first one doesn't fit, or that they decide nothing.
 */
export function pickMatch(
  candidates: readonly SiteGame[],
  picks: readonly string[],
  wanted: Wanted,
): Answer<readonly FoundGame[], PickRefusal> {
  const picked = candidates.filter(({ id }) => picks.includes(id)).sort(byStart);
  if (picked.length === 0 || picked.length < picks.length) return refuse({ kind: "not-there" });
  const { games, outcome, others } = walk(picked, wanted);
  const [misfit] = others;
  if (misfit) return refuse({ kind: "misfit", misfit });
  return outcome ? accept(games) : refuse({ kind: "undecided" });
}

export type PickRefusal =
  | { readonly kind: "not-there" }
  | { readonly kind: "misfit"; readonly misfit: OtherGame }
  | { readonly kind: "undecided" };

type Walked = Omit<FoundMatch, "isCertain" | "candidates">;

type Sorted = {
  readonly walked: Walked;
  /** Do only the players know which of several games count? */
  readonly needsOrder: boolean;
};

/**
 * Games from the agreed time on come first; if they decide the match, earlier ones were a warm-up. Without an agreed
 * time, more games than the match needs can't be told apart.
 */
function findAmong(games: readonly SiteGame[], wanted: Wanted): Sorted {
  const from = wanted.agreedAt && addMinutes(wanted.agreedAt, -EARLY_MINUTES);
  const { before, since } = splitAt(games, from);
  if (before.length === 0) return { walked: walk(games, wanted), needsOrder: from === null };
  const atTheTime = { walked: walk(since, wanted), needsOrder: false };
  if (atTheTime.walked.outcome) return withOthers(atTheTime, before, "before-the-time");
  return { walked: walk(games, wanted), needsOrder: true };
}

function splitAt(games: readonly SiteGame[], from: Instant | null) {
  const isBefore = ({ startedAt }: SiteGame) => from !== null && startedAt < from;
  return { before: games.filter(isBefore), since: games.filter((game) => !isBefore(game)) };
}

function withOthers({ walked, needsOrder }: Sorted, games: readonly SiteGame[], why: Misfit): Sorted {
  const others = [...games.map((game) => ({ game, why })), ...walked.others];
  return { walked: { ...walked, others }, needsOrder };
}

function found({ walked, needsOrder }: Sorted): FoundMatch {
  const { others } = walked;
  const isAmbiguous = needsOrder && others.some(({ why }) => why === "after-the-match");
  const needsPeople = others.some(({ why }) => FOR_PEOPLE.has(why));
  return {
    ...walked,
    candidates: candidatesOf(walked.games, others),
    isCertain: walked.outcome !== null && !isAmbiguous && !needsPeople,
  };
}

/** None if there's nothing to choose. */
function candidatesOf(games: readonly FoundGame[], others: readonly OtherGame[]): readonly SiteGame[] {
  const more = others.filter(({ why }) => TO_PICK.has(why));
  if (more.every(({ why }) => why === "other-colors") && games.length === 0) return [];
  if (more.length === 0) return [];
  return [...games, ...more].map(({ game }) => game).sort(byStart);
}

const TO_PICK: ReadonlySet<Misfit> = new Set([
  "after-the-match",
  "before-it-started-over",
  "before-the-time",
  "other-colors",
]);

const FOR_PEOPLE: ReadonlySet<Misfit> = new Set(["left", "unclear", "not-readable", "limit-unknown"]);

/** Takes the games in the order they were played, until they decide the match. */
function walk(games: readonly SiteGame[], wanted: Wanted): Walked {
  const { handles, rules } = wanted;
  const taken: FoundGame[] = [];
  const others: OtherGame[] = [];
  const reported = () => taken.map((each) => each.reported);
  for (const game of games) {
    const misfit = whyNotPlayable(game, wanted);
    if (misfit) {
      others.push({ game, why: misfit });
      continue;
    }
    if (versionOutcome(reported(), rules)) {
      others.push({ game, why: "after-the-match" });
      continue;
    }
    const white = isSameHandle(game.white, handles.home) ? "home" : "away";
    const due = nextWhite(reported(), rules.match);
    if (due !== null && due !== white) {
      others.push({ game, why: "other-colors" });
      continue;
    }
    const timed = isNextAdditional(reported(), rules.match) ? game : (taken[0]?.game ?? game);
    const judged = judge(game, white, timed.startedAt, rules);
    if (judged.ok) taken.push(judged.value);
    else others.push({ game, ...judged.refusal });
  }
  return { games: taken, outcome: versionOutcome(reported(), rules), others };
}

/** Why a game can't count, regardless of colors; null if it can. */
function whyNotPlayable(
  { end, isStandard, isRated, time }: SiteGame,
  { rated, rules }: Wanted,
): Misfit | null {
  if (end.kind === "aborted") return "aborted";
  if (!isStandard) return "not-standard";
  if (rated === "rated" && !isRated) return "not-rated";
  if (rated === "casual" && isRated) return "rated";
  if (!time) return "no-clock";
  if (!isClockOf(rules, time)) return "other-clock";
  if (end.kind === "left") return "left";
  return end.kind === "unclear" ? "unclear" : null;
}

/** If the rules set a time for each game, the site's clock has to be the same. */
function isClockOf({ clock }: RulePack, { seconds, added }: NonNullable<SiteGame["time"]>): boolean {
  if (clock.minutesPerGame === null) return true;
  return seconds === clock.minutesPerGame * 60 && added === clock.secondsAdded;
}

/** The game as a report has it, cut off where the time for the match, which runs from `since`, ran out. */
function judge(
  game: SiteGame,
  white: Side,
  since: Instant,
  rules: RulePack,
): Answer<FoundGame, Omit<OtherGame, "game">> {
  const { minutesPerMatch } = rules.clock;
  const limitAt = minutesPerMatch === null ? null : addMinutes(since, minutesPerMatch);
  const within = withinLimit(game, limitAt);
  if (within.kind === "unknown") return refuse({ why: "limit-unknown" });
  if (within.kind === "too-late") return refuse({ why: "too-late" });
  const cutAt = within.kind === "cut" ? within.plies : null;
  const pgn = asRecord(game, cutAt);
  if (pgn === null) return refuse({ why: "not-readable" });
  const typed: TypedGame = { white, pgn, ...(cutAt !== null && { ending: "match-time" as const }) };
  const judged = judgeGame(typed, rules);
  if (!judged.ok) return refuse({ why: "not-readable", refused: judged.refusal });
  if (cutAt === null && !showsItsEnd(game, judged.value)) return refuse({ why: "not-readable" });
  return accept({ game, reported: judged.value, cutAt });
}

/** Checkmate and stalemate are on the board, or the moves aren't those of this game. */
function showsItsEnd({ end }: SiteGame, { ending }: ReportedGame): boolean {
  if (end.kind !== "played") return false;
  return (end.ending !== "checkmate" && end.ending !== "stalemate") || end.ending === ending;
}

function isBetween({ white, black, startedAt }: SiteGame, { handles, since, until }: Wanted): boolean {
  const areTheTwo =
    (isSameHandle(white, handles.home) && isSameHandle(black, handles.away)) ||
    (isSameHandle(white, handles.away) && isSameHandle(black, handles.home));
  return areTheTwo && startedAt >= since && startedAt <= until;
}

function byStart(one: SiteGame, two: SiteGame): number {
  return one.startedAt < two.startedAt ? -1 : 1;
}
