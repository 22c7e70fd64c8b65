import { roundSpan } from "@/components/schedule/round-steps";
import { venueName } from "@/lib/domain/rules/venue";
import { numberWord } from "@/lib/format/names";
import type { RulePack } from "@/lib/schemas/rule-pack";

/** What a season is, in three sentences, from its rules. */
export function seasonLead(rules: RulePack): string {
  const { bestOf } = rules.match;
  const play = bestOf === 1 ? "play one game" : `play best of ${numberWord(bestOf)}`;
  const meet =
    rules.venue.kind === "online" ? `meet on ${venueName(rules.venue)}` : `meet at the ${rules.venue.name}`;
  return `One match a ${roundSpan(rules)} against somebody in your division. You two agree on the time, ${meet}, and ${play}. A result counts once both of you have confirmed it.`;
}
