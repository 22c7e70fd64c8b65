/** What waits at the desk, each kind with the most urgent first. */
type Waiting<Round, Match, Player> = {
  readonly held: readonly Round[];
  readonly cases: readonly Match[];
  readonly players: readonly Player[];
};

/**
 * What a director decides first; undefined if nothing waits. A case in which they play comes last, because someone else
 * decides it.
 */
export function firstDecision<Round, Match, Player>(
  { held, cases, players }: Waiting<Round, Match, Player>,
  isOwn: (match: Match) => boolean,
) {
  const [round] = held;
  if (round) return { kind: "round", round } as const;
  const others = cases.find((match) => !isOwn(match));
  if (others) return { kind: "case", match: others, isOwn: false } as const;
  const [player] = players;
  if (player) return { kind: "player", player } as const;
  const [own] = cases;
  return own && ({ kind: "case", match: own, isOwn: true } as const);
}
