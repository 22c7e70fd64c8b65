import { notFound, permanentRedirect } from "next/navigation";
import { paths } from "@/lib/paths";
import { publicAttachment } from "@/lib/shared/attachment";
import { makeCsv } from "@/lib/shared/csv";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision } from "@/lib/standings/store/divisions";
import { standingsCells } from "@/lib/standings/words/table-files";

/** Cached until something changes, like the page that shows the same. */
export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** A division's standings, for a spreadsheet. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season, division } = await params;
  const view = await findDivision(org, season, division);
  if (view && isMoved(view, { season, division }))
    permanentRedirect(paths.standingsFile(org, view.season.slug, view.division.slug));
  const tables = view ? tablesOf(view) : [];
  if (!view || tables.length === 0) notFound();
  const text = makeCsv(standingsCells(tables, view.season.rules.standings.tieBreaks));
  return publicAttachment({ name: `${season}-${division}-standings.csv`, type: "text/csv", text });
}
