import { now } from "@/lib/clock";
import { findOwnCalendar } from "@/lib/data/calendars";
import { calendarReply, fileName } from "../../reply";

/** A player's own feed: `/api/calendars/own/{secret}.ics`. Whoever knows the address reads it, and it can be renewed. */
export async function GET(_request: Request, { params }: { readonly params: Promise<{ file: string }> }) {
  const { file } = await params;
  return calendarReply(await findOwnCalendar(fileName(file), now()), "private, no-store");
}
