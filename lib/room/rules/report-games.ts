import type { PlayerCommand } from "@/lib/match/rules/commands";
import type { MatchRefused } from "@/lib/match/rules/decision";
import type { Side } from "@/lib/match/rules/sides";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { type PlacedEvent, printLast } from "./cursor";
import { foldGames } from "./evolve";
import { typedGames } from "./typed-games";

/**
 * The report of a room's games, if they're still what the player's page showed: one player alone can open a game at a
 * table again and enter another end. Refusal: `changed`.
 *
 * @param told the last event that the page showed, as `printLast` writes it
 */
export function reportGames(
  events: readonly PlacedEvent[],
  told: string,
  { side, rules }: { readonly side: Side; readonly rules: RulePack },
): PlayerCommand | MatchRefused {
  if (told !== printLast(events)) return { code: "changed", detail: GAMES_CHANGED };
  return { type: "report", source: "room", games: typedGames(foldGames(events), side, rules) };
}

const GAMES_CHANGED =
  "The games in the room have changed since. Check them and confirm again. If nothing looks different, reload this page.";
