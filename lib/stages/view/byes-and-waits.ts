import type { Instant } from "@/lib/shared/instant";
import type { DivisionView, RoundView } from "@/lib/standings/store/divisions";
import { formatOf } from "../formats";
import { printBracket } from "../knockout/bracket";
import { unmetPairs } from "../knockout/bracket-lines";
import { bracketOf } from "../knockout/bracket-of";
import { knockoutRounds } from "../rules/rounds-of-stage";

/** What a knockout's round has besides its matches: byes, and players waiting for an opponent. */
export function openSlots(
  { season, entries, rounds }: Pick<DivisionView, "season" | "entries" | "rounds">,
  round: Pick<RoundView, "number" | "stage">,
  now: Instant,
): readonly string[] {
  const own = knockoutRounds(rounds);
  const bracket = bracketOf(own);
  if (formatOf(round.stage).makesTable || !bracket) return [];
  const printed = printBracket({
    bracket,
    rounds: own,
    seeds: round.stage.seeds,
    names: new Map(entries.map(({ id, name }) => [id, name])),
    zone: season.organization.timeZone,
    now,
  });
  const slots = printed.rounds.find(({ number }) => number === round.number)?.slots ?? [];
  return unmetPairs(slots);
}
