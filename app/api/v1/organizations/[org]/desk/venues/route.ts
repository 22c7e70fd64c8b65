import { listDeskVenues } from "@/lib/api/store/desk-venues";
import { deskRead } from "../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string }> };

/** The venues of an organization, with the versions that commands answer. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org } = await params;
  return deskRead(request, org, listDeskVenues);
}
