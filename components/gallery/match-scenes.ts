import { FACTS } from "@/lib/mail/testing/sample-facts";
import type { MatchEvent } from "@/lib/match/rules/events";
import { foldMatch } from "@/lib/match/rules/evolve";
import type { Side } from "@/lib/match/rules/sides";
import { DEADLINE, PAIRED, stored } from "@/lib/match/testing/sample-match";
import { type MatchScene, type MatchSceneFacts, setScene } from "@/lib/match/view/match-scene";
import type { RulePack } from "@/lib/season/input/rule-pack";
import { DEPAUL } from "@/lib/season/rules/presets/depaul";
import { addHours, type Instant } from "@/lib/shared/instant";

export const MONDAY: Instant = "2026-11-16T18:00:00.000Z";

type Scenery = {
  readonly side?: Side;
  readonly now?: Instant;
  readonly rules?: RulePack;
  /** The opponent's short name. */
  readonly opponent?: string;
  readonly id?: string;
};

/** The match of the samples as one of its players sees it, after these events. */
export function sceneAfter(events: readonly MatchEvent[], scenery: Scenery = {}): MatchScene {
  const { side = "home", now = "2026-11-20T18:00:00.000Z" } = scenery;
  return setScene(matchAfter(events, { ...scenery, side }), now);
}

export function matchAfter(
  events: readonly MatchEvent[],
  { side = "home", rules = DEPAUL, opponent, id = "m1" }: Scenery = {},
): MatchSceneFacts {
  const all = [PAIRED, ...events];
  const history = stored(...all.map((event, index) => [addHours(MONDAY, index * 5), event] as const));
  const players = { home: { ...FACTS.home, phone: null }, away: { ...FACTS.away, phone: "312 555 0100" } };
  const other = side === "home" ? "away" : "home";
  return {
    id,
    side,
    ...players,
    [other]: { ...players[other], name: opponent ?? players[other].name },
    organization: { ...FACTS.organization, office: "Office 114" },
    season: { slug: "fall-2026", name: "Fall 2026" },
    division: { slug: "open", name: "Open", isForMinors: false },
    stage: { format: "round-robin" },
    round: { number: 7, of: 7, opensAt: addHours(DEADLINE, -7 * 24) },
    number: 1,
    rules,
    events: history,
    state: foldMatch(all),
  };
}
