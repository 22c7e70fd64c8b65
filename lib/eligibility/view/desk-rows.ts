import { fullCalendarDay } from "@/lib/season/words/seasons";
import { day } from "@/lib/shared/dates";
import { type CalendarDate, instantOf, type Zone } from "@/lib/shared/instant";
import type { GrantedException, PlacedHold } from "../store/desk";
import { HOLD_WORDS } from "../words/desk-words";

/** An exception or a hold, ready to print. */
export type DeskRow = { readonly id: string; readonly email: string; readonly words: string };

export function exceptionRows(exceptions: readonly GrantedException[], zone: Zone): readonly DeskRow[] {
  return exceptions.map(({ id, email, reason, grantedAt }) => ({
    id,
    email,
    words: `Granted ${day(instantOf(grantedAt), zone)}. Reason: ${reason}`,
  }));
}

export function holdRows(holds: readonly PlacedHold[], today: CalendarDate): readonly DeskRow[] {
  return holds.map((hold) => ({ id: hold.id, email: hold.email, words: holdWords(hold, today) }));
}

/** "Suspended through Tuesday, November 17, 2026. Note: Threw a clock." */
function holdWords({ kind, lastOn, note }: PlacedHold, today: CalendarDate): string {
  const through = lastOn === null ? " until you lift it" : ` through ${fullCalendarDay(lastOn)}`;
  const over = lastOn !== null && lastOn < today ? " It’s over." : "";
  return `${HOLD_WORDS[kind]}${through}.${over}${note ? ` Note: ${note}` : ""}`;
}
