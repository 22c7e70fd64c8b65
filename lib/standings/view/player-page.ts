import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { projectedOutcome } from "@/lib/match/rules/project";
import type { Score } from "@/lib/match/rules/series";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { scoreFor } from "@/lib/match/words/scores";
import { type MatchStatusKind, sideStatus } from "@/lib/match/words/statuses";
import { paths } from "@/lib/paths";
import { PLAYER_WHO_LEFT } from "@/lib/people/words/names";
import type { PublicName } from "@/lib/people/words/public-name";
import { shortDay } from "@/lib/shared/dates";
import { groupBy } from "@/lib/shared/group-by";
import type { Instant } from "@/lib/shared/instant";
import { ordinal } from "@/lib/shared/text";
import { championsOf } from "@/lib/stages/rules/champion";
import { isSettled } from "@/lib/stages/rules/is-settled";
import { playsOn } from "@/lib/stages/rules/plays-on";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { matchName } from "@/lib/stages/words/round-name";
import { stageOf } from "@/lib/stages/words/rounds";
import { printPoints } from "../rules/print-points";
import { isCounted, isDoubleForfeit, isForfeit } from "../rules/results";
import type { PublicMatch, RoundView } from "../store/divisions";
import type { PlayerSeason, PublicPlayer } from "../store/players";
import { myRecord } from "./my-record";

type Linked = { readonly name: PublicName | typeof PLAYER_WHO_LEFT; readonly href: string | null };
type Met = Linked & {
  /** Different for different people. Two can have the same initial or number, but the league knows them by full names. */
  readonly who: string;
};

/** A match in a player's list, as that player sees it. */
export type PlayerMatchRow = {
  readonly id: string;
  readonly href: string;
  /** "Round 3", "Semifinal" */
  readonly round: string;
  readonly opponent: Linked;
  readonly status: { readonly kind: MatchStatusKind; readonly text: string | undefined };
  /** "2–1", own games first; null if none count. */
  readonly games: string | null;
  /** What decided it without a score. */
  readonly decidedBy: "forfeit" | "default" | "ruling" | null;
};

export type PlayerSeasonRows = {
  readonly entryId: string;
  /** "Fall 2026, Open" */
  readonly title: string;
  readonly href: string;
  /** "2nd of 8 so far", "Champion"; null before the first result. */
  readonly rank: string | null;
  readonly matches: readonly PlayerMatchRow[];
  /** A match can still come. */
  readonly hasNext: boolean;
};

export type Opponent = Linked & {
  /** Their matches, oldest first. */
  readonly matches: readonly ("won" | "drawn" | "lost")[];
  /** "5–4", own games first. */
  readonly games: string;
};

type Played = {
  readonly side: Side;
  readonly outcome: MatchOutcome;
  readonly opponent: Met;
  readonly match: PublicMatch;
};

/** A player's page: their seasons, their record over all of them, and their opponents. */
export function playerPage({ organization, seasons }: PublicPlayer, at: Instant) {
  const played = seasons.flatMap((season) => playedIn(season, organization.slug));
  const count = (result: MatchOutcome["home"]) =>
    played.filter(({ side, outcome }) => outcome[side] === result).length;
  const own = sumOf(played, ({ side, outcome }) => outcome.score?.[side]);
  const all = own + sumOf(played, ({ side, outcome }) => outcome.score?.[otherSide(side)]);
  const forfeits = played.filter(({ side, outcome }) => isLostByForfeit(outcome, side)).length;
  return {
    seasons: playedFirst(seasons.map((season) => seasonRows(season, organization.slug, at))),
    figures: [
      { value: `${count("win")}–${count("draw")}–${count("loss")}`, label: "matches won, drawn, lost" },
      { value: `${printPoints(own)} of ${printPoints(all)}`, label: "game points" },
      { value: String(forfeits), label: "lost by forfeit" },
    ],
    opponents: opponentsIn(played),
  };
}

/** The newest season with a match, then the others as they are: newest first. */
export function playedFirst<Season extends Pick<PlayerSeasonRows, "matches">>(
  seasons: readonly Season[],
): readonly Season[] {
  const first = seasons.find(({ matches }) => matches.length > 0);
  return first ? [first, ...seasons.filter((season) => season !== first)] : seasons;
}

function seasonRows({ entryId, view }: PlayerSeason, org: string, at: Instant): PlayerSeasonRows {
  const { season, division, rounds } = view;
  const listed = rounds.flatMap((round) =>
    round.matches
      .filter((match) => isOf(match, entryId))
      .filter(({ status }) => stageOf(round, at) !== "ahead" || status !== "open")
      .map((match) => matchRow(match, round, { entryId, view }, org)),
  );
  return {
    entryId,
    title: `${season.name}, ${division.name}`,
    href: paths.division(org, season.slug, division.slug),
    rank: rankWords({ entryId, view }),
    matches: listed,
    hasNext: playsOn(view),
  };
}

function rankWords({ entryId, view }: PlayerSeason): string | null {
  const champions = championsOf(view);
  if (champions?.includes(entryId)) return champions.length > 1 ? "Shared first place" : "Champion";
  const record = myRecord(view, entryId);
  if (!record) return null;
  const where = `${ordinal(record.row.rank)} of ${record.of}${record.table ? ` in ${record.table}` : ""}`;
  return isSettled(view.rounds) ? where : `${where} so far`;
}

function matchRow(
  match: PublicMatch,
  round: RoundView,
  { entryId, view }: PlayerSeason,
  org: string,
): PlayerMatchRow {
  const side = sideIn(match, entryId);
  const outcome = projectedOutcome(match);
  const { kind } = sideStatus(match, outcome, side);
  const isTimed = match.status === "scheduled" && match.scheduledAt;
  return {
    id: match.id,
    href: paths.publicMatch(org, match.id),
    round: matchName({ ...slotInStage(round, view.rounds), match: match.number }),
    opponent: opponentOf(match, side, view, org),
    status: {
      kind,
      text: isTimed ? shortDay(isTimed, view.season.organization.timeZone) : undefined,
    },
    games: match.status === "final" && outcome?.score ? scoreFor(side, outcome.score) : null,
    decidedBy: match.status === "final" && outcome ? decidedBy(outcome) : null,
  };
}

function decidedBy(outcome: MatchOutcome): PlayerMatchRow["decidedBy"] {
  if (outcome.score) return null;
  if (outcome.decidedBy === "default") return "default";
  return isForfeit(outcome) || isDoubleForfeit(outcome) ? "forfeit" : "ruling";
}

/** Their matches that count, as in the standings. */
function playedIn({ entryId, view }: PlayerSeason, org: string): readonly Played[] {
  const standings = new Set(view.entries.map(({ id }) => id));
  return view.rounds
    .flatMap(({ matches }) => matches)
    .filter((match) => isOf(match, entryId))
    .flatMap((match) => {
      const outcome = projectedOutcome(match);
      if (!outcome || !isCounted({ ...match, outcome }, standings)) return [];
      const side = sideIn(match, entryId);
      return [{ side, outcome, match, opponent: opponentOf(match, side, view, org) }];
    });
}

function opponentsIn(played: readonly Played[]): readonly Opponent[] {
  // Newest season first, but a season's own matches are in order.
  const met = groupBy(played, ({ opponent }) => opponent.who);
  return [...met.values()]
    .flatMap((matches) => {
      const [first] = matches;
      if (!first) return [];
      const games: Score = {
        home: sumOf(matches, ({ side, outcome }) => outcome.score?.[side]),
        away: sumOf(matches, ({ side, outcome }) => outcome.score?.[otherSide(side)]),
      };
      return [
        {
          ...first.opponent,
          matches: matches.map(({ side, outcome }) => RESULT_WORDS[outcome[side]]),
          games: scoreFor("home", games),
        },
      ];
    })
    .toSorted((one, two) => two.matches.length - one.matches.length);
}

const RESULT_WORDS = { win: "won", draw: "drawn", loss: "lost" } as const;

function opponentOf(match: PublicMatch, side: Side, { entries }: PlayerSeason["view"], org: string): Met {
  const id = match[`${otherSide(side)}EntryId`];
  const entry = entries.find((each) => each.id === id);
  return entry
    ? { name: entry.name, href: paths.player(org, id), who: entry.isFullName ? entry.name : id }
    : { name: PLAYER_WHO_LEFT, href: null, who: id };
}

function isOf({ homeEntryId, awayEntryId }: PublicMatch, entryId: string): boolean {
  return homeEntryId === entryId || awayEntryId === entryId;
}

function sideIn({ homeEntryId }: PublicMatch, entryId: string): Side {
  return homeEntryId === entryId ? "home" : "away";
}

function isLostByForfeit(outcome: MatchOutcome, side: Side): boolean {
  return isDoubleForfeit(outcome) || (isForfeit(outcome) && outcome[side] === "loss");
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number | undefined): number {
  return items.reduce((sum, item) => sum + (of(item) ?? 0), 0);
}
