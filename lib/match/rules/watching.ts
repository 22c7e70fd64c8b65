import type { RulePack } from "@/lib/season/input/rule-pack";
import { type Answer, accept, refuse } from "@/lib/shared/answer";
import type { Side } from "./sides";
import { isToPlay, type MatchStatus } from "./state";

/** Who can choose about watching: each player, and for a match at a session its director. */
export const WATCH_PARTIES = ["home", "away", "director"] as const;
export type WatchParty = (typeof WATCH_PARTIES)[number];

/** The newest choice of each party; those who chose nothing leave it to the rules. */
export type WatchChoices = Readonly<Partial<Record<WatchParty, boolean>>>;

/** What's known of a match when someone asks to watch it. */
export type WatchFacts = {
  readonly choices: WatchChoices;
  /** A final at a session: its director chooses instead of the players. */
  readonly isAtSession: boolean;
  /** The first game in the room that counts has started. */
  readonly hasBegun: boolean;
};

/** What everyone can see of the moves of a match, and how far behind. */
export type Watching =
  | { readonly kind: "nobody" }
  | { readonly kind: "afterwards" }
  | { readonly kind: "live"; readonly delayMs: number };

/** Who may watch a match, by its rules and by what its players or its director chose. */
export function watchingOf(
  { room }: Pick<RulePack, "room">,
  { choices, isAtSession }: Pick<WatchFacts, "choices" | "isAtSession">,
): Watching {
  if (isAtSession && choices.director !== undefined) return choices.director ? live(room) : NOBODY;
  const isOff = !isAtSession && (choices.home === false || choices.away === false);
  if (isOff || room.watch === "nobody") return NOBODY;
  return room.watch === "after-the-match" ? { kind: "afterwards" } : live(room);
}

const NOBODY: Watching = { kind: "nobody" };

function live({ watch, minutesBehind }: RulePack["room"]): Watching {
  return { kind: "live", delayMs: watch === "live-delayed" ? minutesBehind * 60_000 : 0 };
}

export type WatchRefusal = "begun" | "reported" | "not-yours" | "nothing-to-choose";

/** May this party turn watching on or off now? */
export function chooseWatching(
  by: WatchParty,
  { hasBegun, isAtSession }: Pick<WatchFacts, "hasBegun" | "isAtSession">,
  { room }: Pick<RulePack, "room">,
  status: MatchStatus,
): Answer<true, WatchRefusal> {
  if ((by === "director") !== isAtSession) return refuse("not-yours");
  if (room.watch === "nobody" && !isAtSession) return refuse("nothing-to-choose");
  if (hasBegun) return refuse("begun");
  if (!isToPlay(status)) return refuse("reported");
  return accept(true);
}

/** Which of the two players turned watching off. */
export function turnedOffBy({
  choices,
  isAtSession,
}: Pick<WatchFacts, "choices" | "isAtSession">): readonly Side[] {
  if (isAtSession) return [];
  return (["home", "away"] as const).filter((side) => choices[side] === false);
}
