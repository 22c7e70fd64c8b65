import type { QueueGroup, QueueItem } from "@/lib/desk/view/queue-group";
import { paths } from "@/lib/paths";
import { lastName } from "@/lib/people/words/names";
import type { Instant } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { waitedFor } from "@/lib/shared/time-left";

/** A player who needs a decision. */
type DeskPlayer = {
  readonly entryId: string;
  readonly name: string;
  readonly division: { readonly slug: string; readonly name: string };
  readonly season: { readonly slug: string; readonly name: string };
};
export type PlayerAtStrikeLimit = DeskPlayer & { readonly forfeits: number; readonly strikes: number };
export type LeavingPlayer = DeskPlayer & { readonly note: string; readonly since: Instant };

type PlayersReader = { readonly org: string; readonly now: Instant };

/**
 * Players with too many forfeits, and players who asked to leave. Both are decided on the page where a player leaves.
 */
export function playerGroups(
  atStrikeLimit: readonly PlayerAtStrikeLimit[],
  leaving: readonly LeavingPlayer[],
  reader: PlayersReader,
): readonly QueueGroup[] {
  return [
    { heading: "Too many forfeits", items: atStrikeLimit.map((player) => strikeLimitItem(player, reader)) },
    { heading: "Asked to leave", items: leaving.map((player) => leavingItem(player, reader)) },
  ].filter(({ items }) => items.length > 0);
}

/** "Noor Haddad has two forfeits. Remove them?" */
export function strikeLimitQuestion({
  name,
  forfeits,
}: Pick<PlayerAtStrikeLimit, "name" | "forfeits">): string {
  return `${name} has ${counted(forfeits, "forfeit")}. Remove them?`;
}

function strikeLimitItem(player: PlayerAtStrikeLimit, { org }: PlayersReader): QueueItem {
  return {
    href: leavePath(player, org),
    kind: "forfeit",
    word: counted(player.forfeits, "forfeit"),
    when: `review at ${player.strikes}`,
    title: strikeLimitQuestion(player),
    about: `${player.division.name}, ${player.season.name}`,
  };
}

function leavingItem(player: LeavingPlayer, { org, now }: PlayersReader): QueueItem {
  const where = `${player.division.name}, ${player.season.name}`;
  return {
    href: leavePath(player, org),
    kind: "to-schedule",
    word: "Asked to leave",
    when: `waits ${waitedFor(player.since, now)}`,
    title: `${lastName(player.name)} wants to leave`,
    about: player.note ? `${where}. “${player.note}”` : where,
  };
}

/** Where a director removes or withdraws a player. */
export function leavePath({ season, division, entryId }: DeskPlayer, org: string): string {
  return paths.deskEntry(org, season.slug, division.slug, entryId);
}
