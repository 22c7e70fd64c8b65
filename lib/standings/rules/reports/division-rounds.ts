import type { MatchOutcome } from "@/lib/match/rules/outcome";
import { otherSide, SIDES, type Side } from "@/lib/match/rules/sides";
import type { StandingsResult } from "../results";
import type { TrfResult, TrfRound } from "./trf";

/** A round's matches; the rounds of a second stage follow those of the first. */
export type ReportedRound = {
  /** Calendar dates of its first and last days. */
  readonly opensOn: string;
  readonly closesOn: string;
  readonly matches: readonly ReportedMatch[];
};

type ReportedMatch = Pick<StandingsResult, "homeEntryId" | "awayEntryId" | "status" | "outcome"> & {
  readonly number: number;
};

const NO_MATCH: TrfRound = { opponent: null, color: null, result: "Z" };

/**
 * All players' rounds as a tournament report file lists them. A round is a match: home had White in its first game. A
 * player without a match in a round, or with a void one, has a round without points.
 *
 * @param ids the entries in order of starting rank
 */
export function roundsByEntry(
  ids: readonly string[],
  rounds: readonly ReportedRound[],
): ReadonlyMap<string, readonly TrfRound[]> {
  const ranks = new Map(ids.map((id, index) => [id, index + 1]));
  const lines = new Map(ids.map((id) => [id, rounds.map(() => NO_MATCH)]));
  rounds.forEach(({ matches }, index) => {
    for (const match of matches.filter(({ status }) => status !== "void")) {
      for (const side of SIDES) {
        const line = lines.get(entryOf(match, side));
        const opponent = ranks.get(entryOf(match, otherSide(side))) ?? null;
        if (line)
          line[index] = { opponent, color: side === "home" ? "w" : "b", result: resultFor(side, match) };
      }
    }
  });
  return lines;
}

/** A match without a score was decided without playing, also if the director ruled it. */
function resultFor(side: Side, { status, outcome }: Pick<StandingsResult, "status" | "outcome">): TrfResult {
  if (status !== "final" || !outcome) return " ";
  return outcome.score === null ? UNPLAYED[outcome[side]] : PLAYED[outcome[side]];
}

const PLAYED: Record<MatchOutcome[Side], TrfResult> = { win: "1", draw: "=", loss: "0" };
const UNPLAYED: Record<MatchOutcome[Side], TrfResult> = { win: "+", draw: "=", loss: "-" };

function entryOf(match: Pick<StandingsResult, "homeEntryId" | "awayEntryId">, side: Side): string {
  return side === "home" ? match.homeEntryId : match.awayEntryId;
}
