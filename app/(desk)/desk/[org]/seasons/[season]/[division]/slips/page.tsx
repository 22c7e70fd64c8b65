import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DeskFrame } from "@/components/layout/frames";
import { ScoreSlip } from "@/components/match/desk/score-slip";
import { PrintButton } from "@/components/season/print-button";
import { BlankState } from "@/components/ui/blank-state";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireStaff } from "@/lib/auth/gates";
import { now } from "@/lib/clock";
import { env } from "@/lib/env";
import { scoreSlipsOf } from "@/lib/match/view/score-slips";
import { paths } from "@/lib/paths";
import { instantOf } from "@/lib/shared/instant";
import { capitalize, counted } from "@/lib/shared/text";
import { slotInStage } from "@/lib/stages/rules/rounds-of-stage";
import { type RoundQuery, roundAsked } from "@/lib/stages/view/round-progress";
import { roundOfAll } from "@/lib/stages/words/round-name";
import { findDivisionOfDesk } from "@/lib/standings/store/divisions";
import { loadDeskFrame } from "../../../../load-desk-frame";

export const metadata: Metadata = { title: "Score slips" };

type Props = {
  readonly params: Promise<{ org: string; season: string; division: string }>;
  readonly searchParams: Promise<RoundQuery>;
};

/** A round's score slips, two to a US Letter page. */
export default async function ScoreSlipsPage({ params, searchParams }: Props) {
  const { org, season, division } = await params;
  const desk = await requireStaff(org);
  const [frame, view, asked] = await Promise.all([
    loadDeskFrame(desk),
    findDivisionOfDesk(desk.scope, { organization: org, season, division }),
    searchParams,
  ]);
  if (!view) notFound();
  const round = roundAsked(view.rounds, asked, instantOf(now()));
  const scoreSlips = round ? scoreSlipsOf(view, round, env().appUrl) : [];

  return (
    <DeskFrame {...frame} current={frame.isDirector ? "seasons" : "front-desk"}>
      <PageHead
        className="no-print"
        title="Score slips"
        crumb={
          <>
            {view.season.name}, {view.division.name}
            {round && `, ${roundOfAll(slotInStage(round, view.rounds))}`}
          </>
        }
        lead="One for each match, two to a page. Both players sign, then the front desk enters the result."
      >
        <p className="small">
          {capitalize(counted(scoreSlips.length, "slip"))}.{" "}
          <Link href={paths.deskMatches(org)}>Enter a result</Link>
        </p>
        <PrintButton />
      </PageHead>
      {scoreSlips.length === 0 ? (
        <BlankState title="No matches in this round">
          Score slips appear here once the pairings are known.
        </BlankState>
      ) : (
        scoreSlips.map((scoreSlip) => <ScoreSlip key={scoreSlip.id} scoreSlip={scoreSlip} />)
      )}
    </DeskFrame>
  );
}
