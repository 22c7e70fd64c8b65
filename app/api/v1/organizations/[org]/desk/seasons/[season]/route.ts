import { readDeskSeason } from "@/lib/api/store/desk-reads";
import { deskRead } from "../../../../../desk-read";

type Context = { readonly params: Promise<{ readonly org: string; readonly season: string }> };

/** A season as its directors see it, with the versions that commands answer. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, season } = await params;
  return deskRead(request, org, (scope) => readDeskSeason(scope, org, season));
}
