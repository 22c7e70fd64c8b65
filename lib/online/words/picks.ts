import { refusalSentence } from "@/lib/match/words/refusals";
import type { Pair } from "@/lib/people/words/names";
import { shortDayAndTime } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import type { OtherGame, PickRefusal, Wanted } from "../rules/find-match";
import { isSameHandle } from "../rules/site-game";
import { misfitSentence } from "./misfits";

type Facts = {
  readonly wanted: Pick<Wanted, "handles">;
  readonly names: Pair;
  readonly site: string;
  readonly zone: Zone;
};

/** Why the games that a player picked aren't a report. */
export function pickRefusalSentence(refusal: PickRefusal, facts: Facts): string {
  switch (refusal.kind) {
    case "not-there":
      return "What we found has changed since you opened this page. Here’s what’s there now.";
    case "undecided":
      return "These games don’t decide the match yet. Pick all that count, or report what happened yourself.";
    case "misfit":
      return misfitPicked(refusal.misfit, facts);
  }
}

function misfitPicked(
  { game, why, refused }: OtherGame,
  { wanted: { handles }, names, site, zone }: Facts,
): string {
  const white = isSameHandle(game.white, handles.home) ? "home" : "away";
  const reason = refused ? refusalSentence(refused) : misfitSentence(why, { site, names, white });
  return `The game on ${shortDayAndTime(game.startedAt, zone)} doesn’t fit with the others you picked. ${reason}`;
}
