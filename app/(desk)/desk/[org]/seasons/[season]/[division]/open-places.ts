import type { DivisionView, RoundView } from "@/lib/data/divisions";
import { bracketOf } from "@/lib/domain/champion";
import type { Instant } from "@/lib/domain/instant";
import { knockoutRounds } from "@/lib/domain/schedule/stages";
import { printBracket } from "@/lib/format/bracket";
import { unmetPairs } from "@/lib/format/bracket-lines";

/** What a knockout's round has besides its matches: who has a bye, and who waits for whom. */
export function openPlaces(
  { season, entries, rounds }: Pick<DivisionView, "season" | "entries" | "rounds">,
  round: Pick<RoundView, "number" | "stage">,
  now: Instant,
): readonly string[] {
  const own = knockoutRounds(rounds);
  const bracket = bracketOf(own);
  if (round.stage.format !== "knockout" || !bracket) return [];
  const printed = printBracket({
    bracket,
    rounds: own,
    seeds: round.stage.seeds,
    names: new Map(entries.map(({ id, name }) => [id, name])),
    zone: season.organization.timeZone,
    now,
  });
  const places = printed.rounds.find(({ number }) => number === round.number)?.places ?? [];
  return unmetPairs(places);
}
