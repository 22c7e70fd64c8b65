import { notFound } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { readFeeLedger } from "@/lib/fees/store/read-ledger";
import { feeFile } from "@/lib/fees/view/fee-rows";
import { findSeason } from "@/lib/season/store/seasons";
import { privateAttachment } from "@/lib/shared/attachment";
import { makeCsv } from "@/lib/shared/csv";

type Context = { readonly params: Promise<{ org: string; season: string }> };

/** Who has paid the fee of a season, for its directors. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season: slug } = await params;
  const { scope, organization } = await requireDirector(org);
  const season = await findSeason(org, slug);
  if (!season) notFound();
  const { fee, players } = await readFeeLedger(scope, season.id);
  const text = makeCsv(feeFile(players, { zone: organization.timeZone, hasFee: fee !== null }));
  return privateAttachment({ name: `${slug}-fees.csv`, type: "text/csv", text });
}
