import type { MatchProjection } from "@/lib/match/rules/project";
import type { Instant } from "@/lib/shared/instant";

/** A round as a bar: how many of its matches are at which point. */
export type RoundBar = {
  /** "Round 3" */
  readonly name: string;
  /** "R3" */
  readonly short: string;
  readonly progress: RoundProgress;
};

type Round = {
  readonly number: number;
  readonly opensAt: Instant;
  readonly deadlineAt: Instant;
  readonly matches: readonly Pick<MatchProjection, "status" | "decidedBy">[];
};

/** The progress of a round's matches, in numbers that add up to all of them without `forfeits`. */
export type RoundProgress = {
  /** With an outcome, as public pages count them. */
  readonly decided: number;
  /** Defaults, forfeits, and double forfeits among those that are decided. */
  readonly forfeits: number;
  /** Reported and not confirmed yet. */
  readonly reported: number;
  readonly timeAgreed: number;
  /** Without a time. */
  readonly silent: number;
  readonly withDirector: number;
  readonly void: number;
};

export type ProgressPart = keyof RoundProgress;

/** The parts in the order they're drawn, with their label and a phrase: "4 decided". */
export const PROGRESS_PARTS = [
  ["decided", "Decided", "decided"],
  ["forfeits", "Forfeits among them", "by forfeit"],
  ["reported", "Waiting to be confirmed", "waiting to be confirmed"],
  ["timeAgreed", "Time set", "with a time"],
  ["silent", "No time yet", "without a time"],
  ["withDirector", "With you", "with you"],
  ["void", "Void", "void"],
] as const satisfies readonly (readonly [ProgressPart, label: string, said: string])[];

/** How much of the bar each part takes: forfeits are drawn apart from what else is decided. */
export function barShares(progress: RoundProgress): readonly (readonly [ProgressPart, share: number])[] {
  const drawn = { ...progress, decided: progress.decided - progress.forfeits };
  const total = PROGRESS_PARTS.reduce((sum, [part]) => sum + drawn[part], 0);
  return PROGRESS_PARTS.flatMap(([part]) => (drawn[part] > 0 ? [[part, drawn[part] / total] as const] : []));
}

/** The current round: the last that has opened, or the first if none has. */
export function currentRound<Each extends Pick<Round, "opensAt">>(
  rounds: readonly Each[],
  now: Instant,
): Each | undefined {
  return rounds.findLast(({ opensAt }) => opensAt <= now) ?? rounds[0];
}

/** Which round an address asks for. */
export type RoundQuery = { readonly stage?: string; readonly round?: string };

/** The round that an address asks for, in the first stage if it doesn't say which; the current one if there's none. */
export function roundAsked<
  Each extends Pick<Round, "number" | "opensAt"> & { readonly stage: { readonly position: number } },
>(rounds: readonly Each[], { stage = "1", round }: RoundQuery, now: Instant): Each | undefined {
  const asked = rounds.find((each) => String(each.number) === round && String(each.stage.position) === stage);
  return asked ?? currentRound(rounds, now);
}

/** Counts the matches of a round by progress. */
export function roundProgress({ matches }: Pick<Round, "matches">): RoundProgress {
  const progress = {
    decided: 0,
    forfeits: matches.filter(isForfeit).length,
    reported: 0,
    timeAgreed: 0,
    silent: 0,
    withDirector: 0,
    void: 0,
  };
  for (const match of matches) progress[kindOf(match)] += 1;
  return progress;
}

function kindOf({ status }: Round["matches"][number]): Exclude<ProgressPart, "forfeits"> {
  switch (status) {
    case "open":
      return "silent";
    case "scheduled":
      return "timeAgreed";
    case "with-director":
      return "withDirector";
    case "void":
      return "void";
    case "reported":
      return "reported";
    case "final":
      return "decided";
  }
}

function isForfeit({ status, decidedBy }: Round["matches"][number]): boolean {
  const isUnplayed = decidedBy === "forfeit" || decidedBy === "default" || decidedBy === "double-forfeit";
  return status === "final" && isUnplayed;
}
