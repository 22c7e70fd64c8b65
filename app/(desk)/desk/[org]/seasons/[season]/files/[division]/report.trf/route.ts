import { notFound } from "next/navigation";
import { requireDirector } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { privateAttachment } from "@/lib/shared/attachment";
import { instantOf } from "@/lib/shared/instant";
import { divisionReport } from "@/lib/standings/rules/reports/division-report";
import { makeTrf } from "@/lib/standings/rules/reports/trf";
import { findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { listReportedEntries } from "@/lib/standings/store/reports";
import { reportedStages } from "@/lib/standings/view/reported-stages";

type Context = { readonly params: Promise<{ org: string; season: string; division: string }> };

/** A division's FIDE tournament report file, for its directors to complete and send. A federation needs full names. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { org, season: slug, division: asked } = await params;
  const { actor, scope } = await requireDirector(org);
  const view = await findDivisionOfDesk(scope, { organization: org, season: slug, division: asked });
  if (!view || view.rounds.length === 0) notFound();
  const report = divisionReport({
    season: view.season.name,
    division: view.division.name,
    arbiter: actor.name ?? "",
    rules: view.season.rules,
    entries: await listReportedEntries(scope, view.division.id),
    ...reportedStages(view, instantOf(now())),
  });
  return privateAttachment({ name: `${slug}-${asked}.trf`, type: "text/plain", text: makeTrf(report) });
}
