import { calendarReply, fileName } from "@/lib/calendars/calendar-reply";
import { findOwnCalendar } from "@/lib/calendars/store/calendars";
import { now } from "@/lib/clock";

/**
 * A player's own feed: `/api/calendars/own/{secret}.ics`. Anyone with the address can read it; the player can replace
 * it.
 */
export async function GET(_request: Request, { params }: { readonly params: Promise<{ file: string }> }) {
  const { file } = await params;
  return calendarReply(await findOwnCalendar(fileName(file), now()), "private, no-store");
}
