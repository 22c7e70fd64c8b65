/** What waits at the desk, each kind with the most urgent first. */
type Waiting<Round, Match, Player> = {
  readonly held: readonly Round[];
  readonly cases: readonly Match[];
  readonly players: readonly Player[];
};

/**
 * What a director decides first; undefined if nothing waits. What they play in themselves comes last, because someone
 * else decides it: a case, or the only held match of a round.
 */
export function firstDecision<Round extends { readonly isOwn: boolean }, Match, Player>(
  { held, cases, players }: Waiting<Round, Match, Player>,
  isOwn: (match: Match) => boolean,
) {
  const round = held.find((each) => !each.isOwn);
  if (round) return { kind: "round", round } as const;
  const others = cases.find((match) => !isOwn(match));
  if (others) return { kind: "case", match: others, isOwn: false } as const;
  const [player] = players;
  if (player) return { kind: "player", player } as const;
  const [ownRound] = held;
  if (ownRound) return { kind: "round", round: ownRound } as const;
  const [own] = cases;
  return own && ({ kind: "case", match: own, isOwn: true } as const);
}
