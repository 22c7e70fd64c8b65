import { shortNames } from "@/lib/people/words/names";
import type { MatchEventType, StoredEvent } from "../rules/events";
import { evolve, foldMatch } from "../rules/evolve";
import type { MatchState } from "../rules/state";
import type { Describe, Describers, EventContext, EventText } from "./event-text";
import { describeCorrections } from "./events/corrections";
import { describeLeague } from "./events/league";
import { describeReports } from "./events/reports";
import { describeRulings } from "./events/rulings";
import { describeTimes } from "./events/times";

/** Every event of a match in words, oldest first. */
export function describeEvents(
  events: readonly StoredEvent[],
  context: EventContext,
): readonly { readonly stored: StoredEvent; readonly words: EventText }[] {
  let before: MatchState | null = null;
  return events.map((stored) => {
    const state: MatchState = before ?? foldMatch([stored.event]);
    const words = describeEvent(stored, state, context);
    before = before ? evolve(state, stored.event) : state;
    return { stored, words };
  });
}

/** One event in words, given the match as it was before. */
function describeEvent(
  { event, at, actorUserId }: StoredEvent,
  before: MatchState,
  context: EventContext,
): EventText {
  const actor = (actorUserId && context.nameOf?.(actorUserId)) || null;
  const inWords = DESCRIBERS[event.type] as Describe<MatchEventType>;
  return inWords(event, {
    at,
    before,
    context,
    zone: context.zone,
    names: shortNames(context),
    fullNames: { home: context.home, away: context.away },
    actor,
    director: actor ?? "The director",
  });
}

/** An event without words doesn't compile. */
const DESCRIBERS: Describers = {
  ...describeTimes,
  ...describeReports,
  ...describeCorrections,
  ...describeRulings,
  ...describeLeague,
};
