import { paths } from "@/lib/paths";

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** Target of the form for earlier standings: redirects to the page of the date, without JavaScript too. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, season, division } = await params;
  const date = new URL(request.url).searchParams.get("date");
  const path = date ? paths.divisionOn(org, season, division, date) : paths.division(org, season, division);
  return new Response(null, { status: 303, headers: { Location: path } });
}
