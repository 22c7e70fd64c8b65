import { shortDayAndTime, shortStamp } from "@/lib/shared/dates";
import type { StoredEvent } from "../rules/events";
import { foldMatch } from "../rules/evolve";
import type { MatchState } from "../rules/state";
import { describeEvents } from "./describe-event";
import type { EventContext, EventText } from "./event-text";
import { type ShownPhoto, shownPhotos } from "./photos";
import { score, winnerOfMatch } from "./scores";

/** What one player did. */
export type Act = {
  readonly act: string;
  readonly note?: string | undefined;
  readonly at: string;
  readonly photos?: readonly ShownPhoto[];
};

/** A line of the scoresheet, with every word ready to print. */
export type ScoresheetRow =
  | { readonly kind: "both"; readonly text: string }
  | { readonly kind: "pair"; readonly number: number; readonly white: Act | null; readonly black: Act | null }
  | {
      readonly kind: "ruling";
      readonly stamp: string;
      readonly tone: "final" | "red";
      readonly heading: string;
      readonly body: string;
      readonly at: string;
      readonly photos?: readonly ShownPhoto[];
    };

/**
 * The history of a match as a scoresheet, oldest first. Home has White in game 1 and the left column. An act by White
 * and the act by Black that follows it share a numbered line, as moves do; an act out of turn leaves the other side
 * empty. The league's acts run across both columns and begin a new line.
 */
export function scoresheetRows(
  events: readonly StoredEvent[],
  context: EventContext,
): readonly ScoresheetRow[] {
  const rows: ScoresheetRow[] = [];
  let number = 0;
  for (const { stored, words } of describeEvents(events, context)) {
    if (words.kind !== "act") {
      rows.push(acrossRow(words, stored, context));
      continue;
    }
    const done = {
      act: words.act,
      ...(words.note ? { note: words.note } : {}),
      at: shortStamp(stored.at, context.zone) + fromWords(stored, context),
      ...photosWith(stored, context),
    };
    const last = rows.at(-1);
    if (words.by === "away" && last?.kind === "pair" && last.black === null) {
      rows[rows.length - 1] = { ...last, black: done };
      continue;
    }
    number += 1;
    rows.push({
      kind: "pair",
      number,
      white: words.by === "home" ? done : null,
      black: words.by === "away" ? done : null,
    });
  }
  return rows;
}

/**
 * The "Result" box at the top of the sheet: "2–1, not yet confirmed", "contested", "2–1, ruled"; empty before a
 * report.
 */
export function sheetResult(events: readonly StoredEvent[]): string {
  return events.length === 0 ? "" : resultOf(foldMatch(events.map(({ event }) => event)));
}

function resultOf(state: MatchState): string {
  const claimed = (state.report ?? state.noShow)?.outcome ?? null;
  switch (state.status) {
    case "open":
    case "scheduled":
      return "";
    case "reported":
      return `${boxWords(claimed)}, not yet confirmed`;
    case "with-director":
      return state.case === "contested" ? "contested" : "with the director";
    case "final":
      if (state.correction) return `${boxWords(state.outcome)}, correction asked`;
      return boxWords(state.outcome) + (state.ruling ? ", ruled" : "");
    case "void":
      return "void";
  }
}

/** The score in the order of the columns, or who won if there is no score. */
function boxWords(outcome: MatchState["outcome"]): string {
  if (!outcome) return "";
  if (outcome.score) return score(outcome.score);
  if (outcome.decidedBy === "double-forfeit") return "double forfeit";
  const winner = winnerOfMatch(outcome);
  if (!winner) return outcome.home === "draw" ? "drawn" : "both lose";
  const isForfeit = outcome.decidedBy === "forfeit" || outcome.decidedBy === "default";
  return `${winner === "home" ? "White" : "Black"} ${isForfeit ? "by forfeit" : "won"}`;
}

function acrossRow(
  text: Exclude<EventText, { kind: "act" }>,
  stored: StoredEvent,
  context: EventContext,
): ScoresheetRow {
  const from = fromWords(stored, context);
  if (text.kind === "league") return { kind: "both", text: text.text + (from && ` (${from.slice(2)})`) };
  const { signedBy, ...ruling } = text;
  const at = `${signedBy}, ${shortDayAndTime(stored.at, context.zone)}${from}`;
  return { ...ruling, at, ...photosWith(stored, context) };
}

function photosWith(stored: StoredEvent, context: EventContext): { readonly photos?: readonly ShownPhoto[] } {
  const photos = shownPhotos(stored, context);
  return photos.length > 0 ? { photos } : {};
}

/** ", from 10.0.0.7" if the reader can see addresses and this one is known. */
function fromWords({ seq }: StoredEvent, { originOf }: EventContext): string {
  const origin = originOf?.(seq);
  return origin ? `, from ${origin}` : "";
}
