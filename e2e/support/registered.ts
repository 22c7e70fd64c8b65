import { insertEntry } from "@/lib/entries/store/entries";
import { findSeason } from "@/lib/season/store/seasons";
import type { TestPlayer } from "@/lib/testing/league";

/** Registers players for a division of a season that takes registrations, each with a name on the site and a birthday. */
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
