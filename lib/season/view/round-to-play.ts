import type { Instant, Zone } from "@/lib/shared/instant";
import { roundToName } from "@/lib/stages/rules/left-to-report";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { roundName } from "@/lib/stages/words/round-name";
import { roundDates } from "@/lib/stages/words/rounds";
import type { DatedRound } from "../store/season-rounds";

/**
 * The round of a division that's being played, or comes next: "Round 6, until Sunday, Nov 22, 11:59 pm". Null before the
 * schedule is published, and once every round has closed.
 */
export function roundToPlay(rounds: readonly DatedRound[], zone: Zone, at: Instant): string | null {
  const round = roundToName(rounds, at);
  return round ? `${roundName(slotInStage(round, rounds))}, ${roundDates(round, zone, at)}` : null;
}
