/** What waits at the desk, each kind with the most urgent first. */
type Waiting<Round, Match, Player> = {
  readonly held: readonly Round[];
  readonly cases: readonly Match[];
  readonly players: readonly Player[];
};

type Case<Match> = {
  /** The director plays in it. */
  readonly isOwn: (match: Match) => boolean;
  /** Every director plays in it, so one of them has to name a stand-in. */
  readonly isUndecidable: (match: Match) => boolean;
};

/**
 * What a director decides first, and whose move that is; undefined if nothing waits. What they play in themselves comes
 * last: a case, or the only held match of a round. Of these, what no one can decide comes first, because the others are
 * another director's move.
 */
export function firstDecision<
  Round extends { readonly isOwn: boolean; readonly othersDecide: boolean },
  Match,
  Player,
>({ held, cases, players }: Waiting<Round, Match, Player>, { isOwn, isUndecidable }: Case<Match>) {
  const round = held.find((each) => !each.isOwn);
  if (round) return { kind: "round", turn: "you", round } as const;
  const others = cases.find((match) => !isOwn(match));
  if (others) return { kind: "case", turn: "you", match: others, isOwn: false, othersDecide: true } as const;
  const [player] = players;
  if (player) return { kind: "player", turn: "you", player } as const;
  const stuck = cases.find(isUndecidable);
  if (stuck) return { kind: "case", turn: "you", match: stuck, isOwn: true, othersDecide: false } as const;
  const stuckRound = held.find(({ othersDecide }) => !othersDecide);
  if (stuckRound) return { kind: "round", turn: "you", round: stuckRound } as const;
  const [ownRound] = held;
  if (ownRound) return { kind: "round", turn: "them", round: ownRound } as const;
  const [own] = cases;
  return own && ({ kind: "case", turn: "them", match: own, isOwn: true, othersDecide: true } as const);
}
