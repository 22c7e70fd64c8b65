import { insertEntry } from "@/lib/entries/store/entries";
import { findSeason } from "@/lib/season/store/seasons";
import type { TestPlayer } from "@/lib/testing/league";

/**
 * Registers players, each with a username and a birthday, for a division of a season that's open for registration.
 */
export async function registerAll(
  org: string,
  season: string,
  division: string,
  players: readonly TestPlayer[],
  bornOn = "2012-03-14",
): Promise<void> {
  const facts = await findSeason(org, season);
  const { id: divisionId } = facts?.divisions.find(({ slug }) => slug === division) ?? { id: "" };
  for (const [index, { userId, name }] of players.entries()) {
    const entry = { divisionId, userId, name, bornOn, handle: `player_${index + 1}` };
    const answer = await insertEntry({ ...entry, acceptedRulePackId: facts?.rulePackId ?? "" }, new Date());
    if (!answer.ok) throw new Error(`${name} could not register: ${JSON.stringify(answer.refusal)}`);
  }
}
