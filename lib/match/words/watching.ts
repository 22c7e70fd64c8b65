import type { RulePack } from "@/lib/season/input/rule-pack";
import { counted } from "@/lib/shared/text";
import { otherSide, type Side } from "../rules/sides";
import { turnedOffBy, type WatchFacts, type WatchRefusal, watchingOf } from "../rules/watching";

/** Who can watch a match, as one of its players reads it. */
export function watchingWords(
  rules: RulePack,
  facts: WatchFacts,
  { side, them }: { readonly side: Side; readonly them: string },
): string {
  const off = turnedOffBy(facts);
  if (off.length > 0) return `${offWords(off, side, them)} ${ONLY_YOU}`;
  return facts.isAtSession
    ? `${publicWords(rules, facts)} In a final at a session, the director decides that.`
    : publicWords(rules, facts);
}

function offWords(off: readonly Side[], side: Side, them: string): string {
  if (off.length === 2) return `You and ${them} turned watching off.`;
  return off.includes(otherSide(side)) ? `${them} turned watching off.` : "You turned watching off.";
}

const ONLY_YOU = "Only the two of you and the director can see the moves.";

/** Who can watch a match, for everyone who doesn't play in it, such as the director. */
export function publicWords(rules: RulePack, facts: WatchFacts): string {
  const watching = watchingOf(rules, facts);
  switch (watching.kind) {
    case "nobody":
      return "Only the two players and the director can see the moves.";
    case "afterwards":
      return "Once the result is confirmed, everyone can step through the games whose moves are known.";
    case "live":
      return `Everyone can watch the games in the match room as they’re played${behindWords(watching.delayMs)}.`;
  }
}

/** ", 5 minutes behind"; nothing without a delay. */
function behindWords(delayMs: number): string {
  return delayMs === 0 ? "" : `, ${counted(delayMs / 60_000, "minute")} behind`;
}

export const WATCH_REFUSAL_SENTENCES: Readonly<Record<WatchRefusal, string>> = {
  begun: "The first game has started, so you can’t change who can watch.",
  reported: "There are no games left to play, so you can’t change who can watch.",
  "not-yours":
    "In a final at a session, the director decides who can watch. In other matches, the players do.",
  "nothing-to-choose": "No one can watch matches in this league.",
};
