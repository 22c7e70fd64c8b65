import { calendarReply, fileName } from "@/lib/calendars/calendar-reply";
import { findDivisionCalendar } from "@/lib/calendars/store/calendars";
import { now } from "@/lib/clock";

/** The public feed of a division: `/api/calendars/divisions/{org}/{season}/{division}.ics`. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ org: string; season: string; file: string }> },
) {
  const { org, season, file } = await params;
  return calendarReply(await findDivisionCalendar(org, season, fileName(file), now()), "public, max-age=900");
}
