import { paths } from "@/lib/paths";

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** Where the form for an earlier table is sent, without JavaScript too: on to the page of the date it names. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { org, season, division } = await params;
  const date = new URL(request.url).searchParams.get("date");
  const path = date ? paths.divisionOn(org, season, division, date) : paths.division(org, season, division);
  return new Response(null, { status: 303, headers: { Location: path } });
}
