import { readDeskEligibility } from "@/lib/api/store/desk-reads";
import { deskRead } from "../../../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string; readonly season: string }> };

/** Who can play in a season, as its directors see it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, season } = await params;
  return deskRead(request, org, (scope) => readDeskEligibility(scope, org, season));
}
