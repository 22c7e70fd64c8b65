import { notFound, permanentRedirect } from "next/navigation";
import { paths } from "@/lib/paths";
import { publicAttachment } from "@/lib/shared/attachment";
import { makeCsv } from "@/lib/shared/csv";
import { tablesOf } from "@/lib/stages/rules/tables-of";
import { crosstable } from "@/lib/standings/rules/crosstable";
import { isMoved } from "@/lib/standings/rules/is-moved";
import { findDivision } from "@/lib/standings/store/divisions";
import { crosstableCells } from "@/lib/standings/words/table-files";

/** Cached until something changes, like the page that shows the same. */
export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** Every player against every other, for a spreadsheet. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season, division } = await params;
  const view = await findDivision(org, season, division);
  if (view && isMoved(view, { season, division }))
    permanentRedirect(paths.crosstableFile(org, view.season.slug, view.division.slug));
  const tables = view ? tablesOf(view) : [];
  if (tables.length === 0) notFound();
  const text = makeCsv(
    tables.flatMap(({ name, rows, results }) => crosstableCells(name, crosstable(rows, results), rows)),
  );
  return publicAttachment({ name: `${season}-${division}-crosstable.csv`, type: "text/csv", text });
}
