import { otherSide, type Side } from "@/lib/match/rules/sides";
import type { Pair } from "@/lib/people/words/names";
import type { Misfit } from "../rules/find-match";

/** Why a game between the two isn't one of the match, in a sentence. */
export function misfitSentence(
  why: Misfit,
  { site, names, white }: { readonly site: string; readonly names: Pair; readonly white: Side },
): string {
  switch (why) {
    case "aborted":
      return "It was aborted.";
    case "not-standard":
      return "It isn’t standard chess.";
    case "not-rated":
      return "It wasn’t rated, and only rated games count here.";
    case "rated":
      return "It was rated, and only unrated games count here.";
    case "no-clock":
      return "It had no clock.";
    case "other-clock":
      return "Its clock isn’t the one in the rules.";
    case "other-colors":
      return `${names[white]} had White, but ${names[otherSide(white)]} should have had it.`;
    case "left":
      return `A player left, and ${site} ended it. Report it yourselves if it counts.`;
    case "unclear":
      return `${site} doesn’t say how it ended. Report it yourselves if it counts.`;
    case "not-readable":
      return "We couldn’t read its moves.";
    case "limit-unknown":
      return "It went on longer than a match can, and without clock times we can’t tell what the position was when time ran out.";
    case "too-late":
      return "It began after the time for the match was up.";
    case "before-it-started-over":
      return "It was played before the match started over.";
    case "before-the-time":
      return "It was played before the time of the match.";
    case "after-the-match":
      return "The match was already decided.";
  }
}
