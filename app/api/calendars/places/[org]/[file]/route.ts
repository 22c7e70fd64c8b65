import { calendarReply, fileName } from "@/lib/calendars/calendar-reply";
import { findVenueCalendar } from "@/lib/calendars/store/calendars";
import { now } from "@/lib/clock";

/** The public feed of a place: `/api/calendars/places/{org}/{place}.ics`. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ org: string; file: string }> },
) {
  const { org, file } = await params;
  return calendarReply(await findVenueCalendar(org, fileName(file), now()), "public, max-age=900");
}
