import type { Pair } from "@/lib/people/words/names";
import type { RulePack } from "@/lib/season/input/rule-pack";
import type { PhotoId } from "@/lib/shared/ids";
import type { Instant, Zone } from "@/lib/shared/instant";
import { quoted } from "@/lib/shared/text";
import type { StageRules } from "@/lib/stages/stage-rules";
import type { MatchEvent, MatchEventType } from "../rules/events";
import type { Side } from "../rules/sides";
import type { MatchState } from "../rules/state";

/** What the words of a match's events depend on besides the events. */
export type EventContext = {
  /** Full names of the players. */
  readonly home: string;
  readonly away: string;
  /** The organization's IANA zone. */
  readonly zone: Zone;
  readonly rules: RulePack;
  /** The stage of the match; a round robin if left out. */
  readonly format?: StageRules["format"] | undefined;
  /** Whose download it is: of times that can't be picked anymore, it names only theirs. Left out elsewhere. */
  readonly ownOf?: Side | undefined;
  /** The table reserved for the agreed time. */
  readonly reserved?: { readonly at: Instant; readonly table: string | null } | null | undefined;
  /** The name behind a user id, for the director of a ruling. "The director" if unknown or left out. */
  readonly nameOf?: ((userId: string) => string | undefined) | undefined;
  /** The network address an event came from, by the event's number; for directors only. */
  readonly originOf?: ((seq: number) => string | undefined) | undefined;
  /** Where a photo is, for its two players and their directors; left out for everyone else, who see none. */
  readonly photoOf?: ((id: PhotoId) => { readonly href: string; readonly small: string }) | undefined;
};

/** An event in words: an act by one player, a note by the league, or a decision that ends the match. */
export type EventText =
  | { readonly kind: "act"; readonly by: Side; readonly act: string; readonly note?: string }
  | { readonly kind: "league"; readonly text: string }
  | {
      readonly kind: "ruling";
      readonly stamp: string;
      readonly tone: "final" | "red";
      readonly heading: string;
      readonly body: string;
      readonly signedBy: string;
    };

/** Writes one type of event. */
export type Describe<Type extends MatchEventType> = (event: EventOf<Type>, moment: EventMoment) => EventText;

export type EventOf<Type extends MatchEventType> = Extract<MatchEvent, { type: Type }>;

export type Describers = { readonly [Type in MatchEventType]: Describe<Type> };

/** When an event happened, and what was known then. */
export type EventMoment = {
  readonly at: Instant;
  /** The match as it was before. */
  readonly before: MatchState;
  readonly context: EventContext;
  readonly zone: Zone;
  /** First names, if they differ. */
  readonly names: Pair;
  readonly fullNames: Pair;
  /** Whose act it was, if known. */
  readonly actor: string | null;
  /** The actor, or "The director". */
  readonly director: string;
};

export function act(by: Side, words: string, facts = "", quote = ""): EventText {
  const note = [facts, quote.trim() ? quoted(quote) : ""].filter(Boolean).join(". ");
  return { kind: "act", by, act: words, ...(note ? { note } : {}) };
}

export function byLeague(text: string): EventText {
  return { kind: "league", text };
}

/** Ends the director's text with a period if it has none. */
export function withPeriod(words: string): string {
  const trimmed = words.trim();
  return /[.!?…”"]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
