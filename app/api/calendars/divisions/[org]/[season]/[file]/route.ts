import { now } from "@/lib/clock";
import { findDivisionCalendar } from "@/lib/data/calendars";
import { calendarReply, fileName } from "../../../../reply";

/** The public feed of a division: `/api/calendars/divisions/{org}/{season}/{division}.ics`. */
export async function GET(
  _request: Request,
  { params }: { readonly params: Promise<{ org: string; season: string; file: string }> },
) {
  const { org, season, file } = await params;
  return calendarReply(await findDivisionCalendar(org, season, fileName(file), now()), "public, max-age=900");
}
