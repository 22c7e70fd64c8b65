import { paths } from "@/lib/paths";
import { fullCalendarDay } from "@/lib/season/words/seasons";
import { day } from "@/lib/shared/dates";
import { type CalendarDate, instantOf, type Zone } from "@/lib/shared/instant";
import type { PublicationRefusal } from "../rules/at-publication";
import type { GrantedException, KeptPlayer, PlacedHold } from "../store/desk";
import type { Undecided } from "../store/publication";
import { HOLD_WORDS, UNDECIDED_WORDS } from "../words/desk-words";

/** An exception or a hold, ready to print. */
export type DeskRow = {
  readonly id: string;
  /** Null if the organization doesn't know who it is. */
  readonly name: string | null;
  readonly email: string;
  readonly words: string;
};

export function exceptionRows(exceptions: readonly GrantedException[], zone: Zone): readonly DeskRow[] {
  return exceptions.map(({ id, name, email, reason, grantedAt }) => ({
    id,
    name,
    email,
    words: `Granted ${day(instantOf(grantedAt), zone)}. Reason: ${reason}`,
  }));
}

export function holdRows(holds: readonly PlacedHold[], today: CalendarDate): readonly DeskRow[] {
  return holds.map((hold) => ({
    id: hold.id,
    name: hold.name,
    email: hold.email,
    words: holdWords(hold, today),
  }));
}

/** "Suspended through Tuesday, November 17, 2026. Note: Threw a clock." */
function holdWords({ kind, lastOn, note }: PlacedHold, today: CalendarDate): string {
  const through = lastOn === null ? " until you lift it" : ` through ${fullCalendarDay(lastOn)}`;
  const over = lastOn !== null && lastOn < today ? " It’s over." : "";
  return `${HOLD_WORDS[kind]}${through}.${over}${note ? ` Note: ${note}` : ""}`;
}

/** Players whom something keeps out, with what the director can do about each. */
export function undecidedRows(
  { org, season, division }: { readonly org: string; readonly season: string; readonly division: string },
  players: readonly Undecided[],
) {
  return players.map(({ entryId, name, refusal }) => ({
    entryId,
    name,
    refusal,
    words: UNDECIDED_WORDS[refusal],
    removeHref: paths.deskEntry(org, season, division, entryId),
    settle: settleLink(refusal, org, season),
  }));
}

function settleLink(refusal: PublicationRefusal, org: string, season: string) {
  if (refusal === "waiver-missing") return { label: "Record a waiver", href: paths.deskWaiver(org, season) };
  if (refusal === "fee-owed") return { label: "Mark the fee", href: paths.deskFee(org, season) };
  return undefined;
}

/** "On hold: suspended. Let play on Monday, Nov 16. Reason: The fee is paid." */
export function decisionRows(decisions: readonly KeptPlayer[], zone: Zone) {
  return decisions.map(({ id, name, refusal, reason, decidedAt }) => ({
    id,
    name,
    words: `${UNDECIDED_WORDS[refusal]} Let play on ${day(instantOf(decidedAt), zone)}. Reason: ${reason}`,
  }));
}
