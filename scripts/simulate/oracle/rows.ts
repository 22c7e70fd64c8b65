/**
 * A season as plain rows, as the oracle reads it. The oracle is a second opinion: it shares no code with the rules in lib, so
 * that the two agree only when both are right.
 */
export type OracleRow = {
  readonly id?: string | undefined;
  readonly round: number;
  readonly number: number;
  readonly homeEntryId: string;
  readonly awayEntryId: string;
  readonly status: string;
  readonly decidedBy: string | null;
  readonly homeResult: string | null;
  readonly awayResult: string | null;
  readonly homeWins: number | null;
  readonly awayWins: number | null;
  readonly homeBlacks: number | null;
  readonly awayBlacks: number | null;
  readonly homeCaptured: number | null;
  readonly awayCaptured: number | null;
};

/** What an opponent gave the player of one side, the newest; null if a director left it out. */
export type OracleRating = {
  readonly matchId: string;
  readonly of: "home" | "away";
  readonly rating: number | null;
};

export type OracleStandings = {
  readonly points: {
    readonly win: number;
    readonly draw: number;
    readonly loss: number;
    readonly forfeitWin: number | null;
    readonly forfeitLoss: number | null;
    readonly doubleForfeit: number | null;
  };
  readonly tieBreaks: readonly string[];
};
