import { numberWord } from "@/lib/shared/text";
import { formatOf } from "@/lib/stages/formats";
import { roundSpan } from "@/lib/stages/words/round-steps";
import type { RulePack } from "../input/rule-pack";
import { venueName } from "../rules/play-venue";
import { duration } from "../rules/rule-words";
import { longerRounds } from "../rules/sheet/series";
import { sentences } from "../rules/sheet/texts";

/** "Intramural Chess, Fall 2026". A season named after its league is enough: "Field House Cup 2026". */
export function seasonTitle({ name, rules }: { readonly name: string; readonly rules: RulePack }): string {
  return name.includes(rules.title) ? name : `${rules.title}, ${name}`;
}

/** The format of a season, in a few sentences, from its rules. */
export function seasonLead(rules: RulePack): string {
  const { bestOf } = rules.match;
  const play = bestOf === 1 ? "play one game" : `play best of ${numberWord(bestOf)}`;
  const meet =
    rules.venue.kind === "online" ? `meet on ${venueName(rules.venue)}` : `meet at the ${rules.venue.name}`;
  return `${formatWords(rules)} You and your opponent agree on a time, ${meet}, and ${play}. ${sentences(longerRounds(rules), countsWords(rules))}`;
}

function formatWords(rules: RulePack): string {
  const [first, second] = rules.stages;
  const span = roundSpan(rules);
  return first ? formatOf(first).words.lead(first, second, span) : "";
}

function countsWords({ reporting: { unanswered, hoursToAnswer } }: RulePack): string {
  if (unanswered !== "stands") return "A result counts once both of you have confirmed it.";
  return `A result counts once the other player has confirmed it, or hasn’t answered within ${duration(hoursToAnswer)}.`;
}
