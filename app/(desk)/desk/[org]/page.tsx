import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { caseHead } from "@/components/desk/case-head";
import { Keyboard } from "@/components/desk/keyboard";
import { leavePath, playerGroups, struckQuestion } from "@/components/desk/player-groups";
import { Queue } from "@/components/desk/queue";
import { claimGroups, mostUrgentFirst, queueGroups, riskGroups } from "@/components/desk/queue-groups";
import { SeasonOverview } from "@/components/desk/season-overview";
import { DeskFrame } from "@/components/layout/frames";
import { ButtonLink } from "@/components/ui/button";
import { HeadRow } from "@/components/ui/head-row";
import { NextMove } from "@/components/ui/next-move";
import { requireDirector, requireStaff } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { type LeaveWish, listLeaveWishes } from "@/lib/data/ask-to-leave";
import { listAtRisk, listNoShowClaims, listQueue } from "@/lib/data/matches/read";
import { type MatchRecord, sideOf } from "@/lib/data/matches/record";
import { listStruck, type StruckEntry } from "@/lib/data/strikes";
import { instantOf } from "@/lib/domain/instant";
import { closesAt } from "@/lib/domain/match/closing";
import { ifUnanswered } from "@/lib/domain/match/unanswered";
import { day, time, zoneName } from "@/lib/format/dates";
import { timeLeft, waitedFor } from "@/lib/format/time-left";
import { paths } from "@/lib/paths";
import { deskFrame } from "./desk-frame";
import { type Overview, readOverview } from "./overview";

export const metadata: Metadata = { title: "The desk" };

/** A double forfeit is shown this long before it comes. */
const RISK_HOURS = 48;

/** What waits for the director, the most urgent case first. */
export default async function DeskPage({ params }: { readonly params: Promise<{ org: string }> }) {
  const { org } = await params;
  const { isDirector } = await deskFrame(await requireStaff(org));
  if (!isDirector) redirect(paths.equipment(org));
  const desk = await requireDirector(org);
  const at = clock();
  const now = instantOf(at);
  const zone = desk.organization.timeZone;
  const [frame, queue, struck, leaving, claims, atRisk, overview] = await Promise.all([
    deskFrame(desk),
    listQueue(desk.scope),
    listStruck(desk.scope),
    listLeaveWishes(desk.scope),
    listNoShowClaims(desk.scope),
    listAtRisk(desk.scope, at, RISK_HOURS),
    readOverview(desk.organization.id, now),
  ]);
  const waiting = mostUrgentFirst(queue);
  const first = waiting.find((match) => !sideOf(match, desk.actor.id)) ?? waiting[0];
  const player = struck[0] ?? leaving[0];
  const reader = { org, zone, now };
  const risks = atRisk.map((match) => ({ ...match, closesAt: closesAt(match.state, match.rules) }));

  return (
    <DeskFrame {...frame} current="desk">
      {first ? (
        <FirstCase match={first} org={org} now={now} isOwn={sideOf(first, desk.actor.id) !== null} />
      ) : player ? (
        <FirstPlayer player={player} org={org} zone={zone} now={now} />
      ) : (
        <NothingWaits overview={overview} org={org} now={now} zone={zone} />
      )}
      <div className="cols cols-7-5 section tight">
        <Queue
          groups={[
            ...queueGroups(queue, reader),
            ...playerGroups(struck, leaving, reader),
            ...claimGroups(claims, reader),
            ...riskGroups(risks, reader),
          ]}
          count={queue.length + struck.length + leaving.length}
        />
        <section aria-labelledby="overview">
          <HeadRow title="This week" id="overview">
            <p>{zoneName(zone, now)}</p>
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
            <Link href={paths.log(org)}>The log: who did what, and when</Link>
          </p>
        </section>
      </div>
      <Keyboard desk={paths.desk(org)} />
    </DeskFrame>
  );
}

function FirstCase({
  match,
  org,
  now,
  isOwn,
}: {
  readonly match: MatchRecord;
  readonly org: string;
  readonly now: string;
  readonly isOwn: boolean;
}) {
  const head = caseHead(match, {
    zone: match.organization.timeZone,
    now,
    closesAt: closesAt(match.state, match.rules),
    isOwn,
    isKnockout: match.stage.format === "knockout",
    unanswered: ifUnanswered(match.state, match.rules),
  });
  return (
    <NextMove
      level={1}
      {...head}
      actions={
        <ButtonLink kind={isOwn ? "plain" : "primary"} href={paths.case(org, match.id)}>
          Open the case
        </ButtonLink>
      }
    />
  );
}

function FirstPlayer({
  player,
  org,
  zone,
  now,
}: {
  readonly player: StruckEntry | LeaveWish;
  readonly org: string;
  readonly zone: string;
  readonly now: string;
}) {
  const { name, division, season } = player;
  const where = `${division.name}, ${season.name}.`;
  const words =
    "forfeits" in player
      ? {
          what: struckQuestion(player),
          why: `${where} The rules of the season ask you at ${player.strikes}. The next page shows what it would do.`,
        }
      : {
          what: `${name} asked to leave`,
          why: `${where} The next page shows what it would do; nothing happens until you confirm it.`,
          by: {
            label: "waiting since",
            day: day(player.since, zone),
            time: time(player.since, zone),
            left: waitedFor(player.since, now),
            calm: true,
            at: player.since,
          },
        };
  return (
    <NextMove
      level={1}
      turn="you"
      {...words}
      actions={
        <ButtonLink kind="primary" href={leavePath(player, org)}>
          See what it would do
        </ButtonLink>
      }
    />
  );
}

function NothingWaits({
  overview: { nextDeadline },
  org,
  now,
  zone,
}: {
  readonly overview: Overview;
  readonly org: string;
  readonly now: string;
  readonly zone: string;
}) {
  return (
    <NextMove
      level={1}
      turn="none"
      what="Nothing waits for you"
      why={
        nextDeadline
          ? `Next: ${nextDeadline.round}, ${nextDeadline.division}. A match nobody reports by then is a double forfeit.`
          : "No round is being played."
      }
      {...(nextDeadline
        ? {
            by: {
              label: "next deadline",
              day: day(nextDeadline.at, zone),
              time: time(nextDeadline.at, zone),
              left: timeLeft(nextDeadline.at, now) ?? "",
              calm: true,
              at: nextDeadline.at,
            },
          }
        : { actions: <ButtonLink href={paths.deskSeasons(org)}>See the seasons</ButtonLink> })}
    />
  );
}
