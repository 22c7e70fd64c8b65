import type { Instant } from "@/lib/shared/instant";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { type PrintedBracket, printBracket } from "../knockout/bracket";
import { bracketOf } from "../knockout/bracket-of";
import { knockoutRounds } from "../rules/rounds-of-stage";

/** The bracket of a division, ready to draw; null before the draw. */
export function viewBracket({ season, entries, rounds }: DivisionView, at: Instant): PrintedBracket | null {
  const own = knockoutRounds(rounds);
  const bracket = bracketOf(own);
  if (!bracket || !own[0]) return null;
  return printBracket({
    bracket,
    rounds: own,
    seeds: own[0].stage.seeds,
    names: new Map(entries.map(({ id, name }) => [id, name])),
    zone: season.organization.timeZone,
    now: at,
  });
}
