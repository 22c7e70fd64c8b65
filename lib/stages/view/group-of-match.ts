import type { RoundView } from "@/lib/standings/store/divisions";
import { formatOf } from "../formats";

/** "Group A" by match id; empty for rounds without groups. */
export function groupOfMatch(rounds: readonly RoundView[]): ReadonlyMap<string, string> {
  return new Map(
    rounds.flatMap((round) =>
      formatOf(round.stage)
        .tables([round])
        .flatMap(({ name, rounds: own }) =>
          name === null ? [] : own.flatMap(({ matches }) => matches.map(({ id }) => [id, name] as const)),
        ),
    ),
  );
}
