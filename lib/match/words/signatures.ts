import { shortStamp } from "@/lib/shared/dates";
import type { EnteredFrom, StoredEvent } from "../rules/events";
import { otherSide, SIDES, type Side } from "../rules/sides";
import type { EventContext } from "./event-text";

/** One of the two signature lines at the bottom of the sheet. */
export type SignLine = {
  /** Who signed; null if no one has. */
  readonly name: string | null;
  /** "Reported Sat, 5:01 pm", "Theo Lindqvist hasn’t confirmed yet" */
  readonly by: string;
};

type Lines = Record<Side, SignLine> & { readonly director: SignLine | null };

/**
 * The signature lines, White's first. Empty while there is nothing to sign, and again after the match is reopened or
 * voided. A director's ruling keeps the signature of a player who signed before it, and the director signs for the
 * other.
 */
export function signLines(events: readonly StoredEvent[], context: EventContext): readonly SignLine[] {
  const lines = events.reduce<Lines | null>((before, stored) => signed(before, stored, context), null);
  if (!lines) return [];
  if (!lines.director) return [lines.home, lines.away];
  const players = [lines.home, lines.away].filter(({ name }) => name !== null);
  return [...(players.length > 0 ? players : [lines.home]), lines.director];
}

function signed(lines: Lines | null, stored: StoredEvent, context: EventContext): Lines | null {
  const { event, at } = stored;
  const stamp = shortStamp(at, context.zone);
  switch (event.type) {
    case "ResultReported":
    case "ReportAmended":
      return signedBy(event.by, `Reported ${stamp}`, "hasn’t confirmed yet", context);
    case "NoShowClaimed":
      return signedBy(event.by, `Reported a no-show ${stamp}`, "hasn’t answered yet", context);
    case "ReportApproved":
      return lines && { ...lines, [event.by]: { name: context[event.by], by: `Confirmed ${stamp}` } };
    case "ReportContested":
      return lines && { ...lines, [event.by]: blank(event.by, "doesn’t agree", context) };
    case "ContestWithdrawn":
      return lines && { ...lines, [event.by]: blank(event.by, "hasn’t confirmed yet", context) };
    case "VersionAccepted":
      return lines && acceptedBy(event.by, lines, stamp, context);
    case "CorrectionAgreed":
      return correctedBy(event.by, stamp, context);
    case "Conceded":
      return signedBy(event.by, `Gave up the match ${stamp}`, "wins without playing", context);
    case "NoticeGiven":
      return event.outcome
        ? signedBy(event.by, `Gave advance notice ${stamp}`, "wins without playing", context)
        : lines;
    case "AnswerOverdue":
      return lines && withoutAnswer(lines, context);
    case "DeadlinePassed":
      return unsigned(context);
    case "Ruled":
      return { ...(lines ?? unsigned(context)), director: ruledBy(stored, stamp, context) };
    case "ResultEntered":
      return enteredFrom(event.source, stored, stamp, context);
    case "VenueClosed":
      return event.canceled ? null : lines;
    case "MatchPaired":
    case "Repaired":
    case "Withdrawn":
    case "Reopened":
    case "Unpaired":
    case "DefaultTimeMissed":
    case "Voided":
      return null;
    case "TimesProposed":
    case "TimeFixed":
    case "TimeDefaulted":
    case "TimeAgreed":
    case "TimeCancelled":
    case "Arrived":
    case "ContactLogged":
    case "UnreachableClaimed":
    case "CorrectionAsked":
    case "CorrectionContested":
    case "CorrectionWithdrawn":
    case "CorrectionOverdue":
    case "StatementAdded":
    case "StatementRecorded":
    case "DeadlineExtended":
      return lines;
  }
}

function signedBy(by: Side, words: string, otherWords: string, context: EventContext): Lines {
  const other = otherSide(by);
  return {
    [by]: { name: context[by], by: words },
    [other]: blank(other, otherWords, context),
    director: null,
  } as Lines;
}

/** The player who contested signs with their version if it was the one accepted. */
function acceptedBy(by: Side, lines: Lines, stamp: string, context: EventContext): Lines {
  const other = otherSide(by);
  const theirs = lines[other].name ? lines[other] : { name: context[other], by: "Gave this version" };
  return { ...lines, [other]: theirs, [by]: { name: context[by], by: `Accepted ${stamp}` } };
}

function correctedBy(by: Side, stamp: string, context: EventContext): Lines {
  const other = otherSide(by);
  return {
    [by]: { name: context[by], by: `Agreed to the correction ${stamp}` },
    [other]: { name: context[other], by: "Asked for the correction" },
    director: null,
  } as Lines;
}

function withoutAnswer(lines: Lines, context: EventContext): Lines {
  const open = SIDES.find((side) => lines[side].name === null);
  return open ? { ...lines, [open]: blank(open, "didn’t answer", context) } : lines;
}

function ruledBy({ actorUserId }: StoredEvent, stamp: string, context: EventContext): SignLine {
  const name = (actorUserId && context.nameOf?.(actorUserId)) || "The director";
  return { name, by: `Ruled for both ${stamp}` };
}

/** Both players signed a score slip. No one signed an email to the office, so the person who entered it signs. */
function enteredFrom(
  source: EnteredFrom,
  { actorUserId }: StoredEvent,
  stamp: string,
  context: EventContext,
): Lines {
  if (source === "chess-site") {
    const found = (side: Side) => blank(side, "didn’t object", context);
    return {
      home: found("home"),
      away: found("away"),
      director: { name: "The league", by: `Found on the chess site; counted ${stamp}` },
    };
  }
  const sign = (side: Side): SignLine =>
    source === "paper-slip"
      ? { name: context[side], by: "Signed the score slip" }
      : { name: null, by: "The result came to the office by email" };
  const name = (actorUserId && context.nameOf?.(actorUserId)) || "The front desk";
  const words = source === "paper-slip" ? "from a signed score slip" : "from an email";
  return { home: sign("home"), away: sign("away"), director: { name, by: `Entered ${words} ${stamp}` } };
}

function unsigned(context: EventContext): Lines {
  return {
    home: blank("home", "didn’t report", context),
    away: blank("away", "didn’t report", context),
    director: null,
  };
}

function blank(side: Side, words: string, context: EventContext): SignLine {
  return { name: null, by: `${context[side]} ${words}` };
}
