import { notFound } from "next/navigation";
import { privateAttachment } from "@/app/attachment";
import { requireDirector } from "@/lib/auth/gates";
import { listEntriesOfDesk } from "@/lib/data/entries";
import { findSeason } from "@/lib/data/seasons";
import { ENTRY_COLUMNS } from "@/lib/domain/entries/file-columns";
import { makeCsv } from "@/lib/format/csv";
import { entryCells } from "@/lib/format/entries-file";

type Context = { readonly params: Promise<{ org: string; season: string }> };

/** Everybody who registered for a season, with contact details, for its directors. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season: slug } = await params;
  const { scope } = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const divisions = await Promise.all(
    season.divisions.map(async (division) => {
      const entries = await listEntriesOfDesk(scope, division.id);
      return entries.map((entry) => entryCells(entry, division.name));
    }),
  );
  const text = makeCsv([ENTRY_COLUMNS, ...divisions.flat()]);
  return privateAttachment({ name: `${slug}-entries.csv`, type: "text/csv", text });
}
