import { notFound } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { ENTRY_COLUMNS } from "@/lib/entries/rules/file-columns";
import { listEntriesOfDesk } from "@/lib/entries/store/entries";
import { entryCells } from "@/lib/entries/words/entries-file";
import { findSeason } from "@/lib/season/store/seasons";
import { privateAttachment } from "@/lib/shared/attachment";
import { makeCsv } from "@/lib/shared/csv";

type Context = { readonly params: Promise<{ org: string; season: string }> };

/** Everyone who registered for a season, with contact details, for its directors. */
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
