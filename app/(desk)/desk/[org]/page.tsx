import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Keyboard } from "@/components/desk/keyboard";
import {
  FirstCase,
  FirstHeld,
  FirstPlayer,
  FirstSeason,
  NextOfSeason,
  NothingWaits,
} from "@/components/desk/next-decision";
import { Queue } from "@/components/desk/queue";
import { SeasonOverview } from "@/components/desk/season-overview";
import { DeskFrame } from "@/components/layout/frames";
import { HeadRow } from "@/components/ui/head-row";
import { Link } from "@/components/ui/link";
import { requireStaff } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { readDeskPage } from "@/lib/desk/store/desk-page";
import { readPlayedDivisions } from "@/lib/desk/store/played-divisions";
import { firstDecision } from "@/lib/desk/view/first-decision";
import { wholeQueue } from "@/lib/desk/view/whole-queue";
import { closesAt } from "@/lib/match/rules/deadline-rules";
import { sideOf } from "@/lib/match/store/match-record";
import { claimGroups, mostUrgentFirst, riskGroups } from "@/lib/match/view/queue-groups";
import { paths } from "@/lib/paths";
import { overviewOf } from "@/lib/season/view/overview";
import { zoneName } from "@/lib/shared/dates";
import { instantOf } from "@/lib/shared/instant";
import { deskFrame, directorOf } from "./load-desk-frame";
import { loadSeasonStep } from "./load-season-step";

export const metadata: Metadata = { title: "The desk" };

/** What is waiting for the director, most urgent case first. */
export default async function DeskPage({ params }: { readonly params: Promise<{ org: string }> }) {
  const { org } = await params;
  const desk = await requireStaff(org);
  const director = directorOf(desk);
  if (!director) redirect(paths.equipment(org));
  const at = clock();
  const now = instantOf(at);
  const zone = desk.organization.timeZone;
  const [{ queue, undecidable, claims, atRisk, decisions }, played] = await Promise.all([
    readDeskPage(director, at),
    readPlayedDivisions(desk.organization),
  ]);
  const { held, atStrikeLimit, leaving } = decisions;
  const overview = overviewOf(played.hasSeason, played.divisions, now);
  const first = firstDecision(
    { held, cases: mostUrgentFirst(queue), players: [...atStrikeLimit, ...leaving] },
    {
      isOwn: (match) => sideOf(match, desk.actor.id) !== null,
      isUndecidable: ({ id }) => undecidable.includes(id),
    },
  );
  const next =
    first?.turn === "you" ? null : await loadSeasonStep({ ...desk, scope: director }, played.divisions);
  const reader = { org, zone, now };
  const waiting = wholeQueue(decisions, queue, reader);
  const risks = atRisk.map((match) => ({ ...match, closesAt: closesAt(match.state, match.rules) }));

  return (
    <DeskFrame {...deskFrame(desk, decisions)} current="desk">
      {next ? (
        <NextOfSeason {...next} />
      ) : first?.kind === "round" ? (
        <FirstHeld round={first.round} org={org} zone={zone} now={now} />
      ) : first?.kind === "case" ? (
        <FirstCase
          match={first.match}
          org={org}
          now={now}
          isOwn={first.isOwn}
          othersDecide={first.othersDecide}
        />
      ) : first ? (
        <FirstPlayer player={first.player} org={org} zone={zone} now={now} />
      ) : !overview.hasSeason ? (
        <FirstSeason org={org} />
      ) : (
        <NothingWaits overview={overview} org={org} now={now} zone={zone} />
      )}
      <div className="cols cols-7-5 section tight">
        <Queue
          groups={[...waiting.groups, ...claimGroups(claims, reader), ...riskGroups(risks, reader)]}
          count={waiting.count}
        />
        <section aria-labelledby="overview">
          <HeadRow title="This week" id="overview">
            <p>{zoneName(now, zone)}</p>
          </HeadRow>
          {overview.divisions.length === 0 ? (
            <p className="small muted mt-3">
              No season is running. <Link href={paths.deskSeasons(org)}>See the seasons</Link>.
            </p>
          ) : (
            <div className="mt-4">
              <SeasonOverview divisions={overview.divisions} />
            </div>
          )}
          <p className="small mt-4">
            Going away? <Link href={paths.standIn(org)}>Name a stand-in</Link>
          </p>
          <p className="small mt-3">
            <Link href={paths.log(org)}>Log: who did what, when, and from where</Link>
          </p>
        </section>
      </div>
      <Keyboard desk={paths.desk(org)} />
    </DeskFrame>
  );
}
