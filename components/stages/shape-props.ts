/** A format with its cost, ready to print. */
export type ShapeLine = {
  readonly key: string;
  readonly name: string;
  readonly rule: string;
  readonly rounds: number;
  readonly days: number;
  /** Its last day: "Sat, Jan 16". */
  readonly until: string;
  /** Matches per player: "4 to 9". */
  readonly each: string;
  readonly matches: number;
  /** "1,560" */
  readonly tableHours: string | null;
  /** "7 weeks too long"; null if it fits. */
  readonly misfit: string | null;
  readonly isRecommended: boolean;
  /** The one in the current rules. */
  readonly isPresent: boolean;
};

export type ShapesProps = {
  readonly page: { readonly org: string; readonly season: string; readonly madeFrom: number };
  readonly question: { readonly players: number; readonly weeks: number };
  /** Why the recommended one is recommended. */
  readonly why: string;
  /** The day that the last days are computed from. */
  readonly from: string;
  readonly hasTables: boolean;
  readonly lines: readonly ShapeLine[];
};
