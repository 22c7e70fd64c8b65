import { makePgn, type PgnResult } from "chess-core";
import type { Ending, GameOutcome, ReportedGame } from "@/lib/match/rules/games";
import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { readRecord } from "@/lib/match/rules/read-record";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { surnameFirst } from "./surname-first";

/** A decided match with the games of its report. */
export type ArchivedMatch = {
  /** "Fall 2026, Open" */
  readonly event: string;
  readonly site: string;
  /** Calendar date of the agreed time; null if the players didn't say when they played. */
  readonly playedOn: string | null;
  readonly round: number;
  readonly names: Readonly<Record<Side, string>>;
  readonly outcome: MatchOutcome;
  readonly games: readonly ReportedGame[];
};

/**
 * The games of matches as one PGN text: games with moves, of matches whose report both sides accepted. Matches that the
 * director ruled are left out, because the two sides reported different games. It has moves only: comments, variations
 * and tags that were typed aren't copied.
 */
export function makeGameArchive(matches: readonly ArchivedMatch[]): string {
  return matches.filter(isAgreed).flatMap(makeGames).join("\n");
}

function isAgreed({ outcome }: ArchivedMatch): boolean {
  return outcome.decidedBy === "agreed" || outcome.decidedBy === "stands";
}

function makeGames(match: ArchivedMatch): readonly string[] {
  return match.games.flatMap((game, index) => {
    const record = readRecord(game.pgn);
    return record && record.moves.length > 0
      ? [makePgn(record.game, Object.entries(tagsOf(match, game, index + 1)))]
      : [];
  });
}

function tagsOf(match: ArchivedMatch, game: ReportedGame, number: number): Readonly<Record<string, string>> {
  const { white } = game;
  return {
    Event: match.event,
    Site: match.site,
    Date: match.playedOn?.replaceAll("-", ".") ?? "????.??.??",
    Round: match.games.length > 1 ? `${match.round}.${number}` : String(match.round),
    White: surnameFirst(match.names[white]),
    Black: surnameFirst(match.names[otherSide(white)]),
    Result: RESULTS[game.outcome],
    Termination: TERMINATIONS[game.ending] ?? "normal",
  };
}

const RESULTS: Record<GameOutcome, PgnResult> = { white: "1-0", black: "0-1", draw: "1/2-1/2" };

/** The terms of PGN 9.8.1 that aren't "normal". */
const TERMINATIONS: Partial<Record<Ending | "match-time", string>> = {
  flag: "time forfeit",
  "move-time": "time forfeit",
  "match-time": "adjudication",
  forfeit: "rules infraction",
};
