import { listDeskReservations } from "@/lib/api/store/desk-equipment";
import { staffRead } from "../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string }> };

/** The matches that are booked for the rest of today, as staff see them. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org } = await params;
  return staffRead(request, org, (scope, { timeZone }) => listDeskReservations(scope, timeZone));
}
