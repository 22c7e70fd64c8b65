import { ButtonLink } from "@/components/ui/button";
import { NextMove } from "@/components/ui/next-move";
import type { LeaveWish } from "@/lib/entries/store/ask-to-leave";
import type { EntryAtStrikeLimit } from "@/lib/entries/store/strikes";
import { leavePath, strikeLimitQuestion } from "@/lib/entries/view/player-groups";
import type { ShownMatch } from "@/lib/match/store/match-record";
import { headOfCase } from "@/lib/match/view/case-head";
import {
  forfeitsPath,
  type HeldRoundFacts,
  heldMove,
  heldRoundTitle,
  heldTitle,
} from "@/lib/match/view/forfeit-groups";
import { paths } from "@/lib/paths";
import type { SeasonStep } from "@/lib/season/view/next-step";
import type { Overview } from "@/lib/season/view/overview";
import { day, time } from "@/lib/shared/dates";
import type { Zone } from "@/lib/shared/instant";
import { timeLeft, waitedFor } from "@/lib/shared/time-left";

/** The most urgent case. */
export function FirstCase({
  match,
  org,
  now,
  isOwn,
  othersDecide = true,
}: {
  readonly match: ShownMatch;
  readonly org: string;
  readonly now: string;
  readonly isOwn: boolean;
  /** Can another director decide a match that the reader plays in? */
  readonly othersDecide?: boolean;
}) {
  return (
    <NextMove
      level={1}
      {...headOfCase(match, { now, isOwn, othersDecide })}
      actions={
        <ButtonLink kind={isOwn ? "plain" : "primary"} href={paths.case(org, match.id)}>
          Open the case
        </ButtonLink>
      }
    />
  );
}

/**
 * A round in which many double forfeits are on hold: it is the most urgent of all, because its players are waiting too.
 */
export function FirstHeld({
  round,
  org,
  zone,
  now,
}: {
  readonly round: HeldRoundFacts;
  readonly org: string;
  readonly zone: Zone;
  readonly now: string;
}) {
  const { why, ...move } = heldMove(
    round,
    "Declare the double forfeits, or extend the deadline. Until you decide, nothing happens.",
  );

  return (
    <NextMove
      level={1}
      {...move}
      what={heldTitle(round)}
      why={`${heldRoundTitle(round)}. ${why}`}
      by={{
        label: "waiting since",
        day: day(round.since, zone),
        time: time(round.since, zone),
        left: waitedFor(round.since, now),
        calm: true,
        at: round.since,
      }}
      actions={
        <>
          {round.isOwn && !round.othersDecide && (
            <ButtonLink kind="primary" href={paths.standIn(org)}>
              Name a stand-in
            </ButtonLink>
          )}
          <ButtonLink kind={round.isOwn ? "plain" : "primary"} href={forfeitsPath(round, org)}>
            {round.isOwn ? "See the match" : "See the matches"}
          </ButtonLink>
        </>
      }
    />
  );
}

/** A player who needs a decision, while no match of others does. */
export function FirstPlayer({
  player,
  org,
  zone,
  now,
}: {
  readonly player: EntryAtStrikeLimit | LeaveWish;
  readonly org: string;
  readonly zone: Zone;
  readonly now: string;
}) {
  const { name, division, season } = player;
  const where = `${division.name}, ${season.name}.`;
  const words =
    "forfeits" in player
      ? {
          what: strikeLimitQuestion(player),
          why: `${where} The season’s rules ask you to decide at ${player.strikes}. The next page shows what removing them would do. You can also keep them.`,
        }
      : {
          what: `${name} asked to leave`,
          why: `${where} The next page shows what would happen. Nothing changes until you confirm.`,
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
          See what would happen
        </ButtonLink>
      }
    />
  );
}

/** A new organization starts with its first season. */
export function FirstSeason({ org }: { readonly org: string }) {
  return (
    <NextMove
      level={1}
      turn="you"
      what="Set up your first season"
      why="Choose a rule sheet and change what you like. Only the desk can see it until you open registration."
      actions={
        <ButtonLink kind="primary" href={paths.newSeason(org)}>
          New season
        </ButtonLink>
      }
    />
  );
}

/** What a season asks of its director, while nothing else needs a decision. */
export function NextOfSeason({ step, href }: { readonly step: SeasonStep; readonly href: string }) {
  const { turn, what, why, action } = step;
  const isLink = action !== null && typeof action !== "string";
  return (
    <NextMove
      level={1}
      turn={turn}
      what={what}
      why={why}
      actions={
        <ButtonLink kind="primary" href={isLink ? action.publish : href}>
          {isLink ? action.label : "Go to the season"}
        </ButtonLink>
      }
    />
  );
}

/** The next deadline, while nothing needs a decision. */
export function NothingWaits({
  overview: { nextDeadline },
  org,
  now,
  zone,
}: {
  readonly overview: Overview;
  readonly org: string;
  readonly now: string;
  readonly zone: Zone;
}) {
  return (
    <NextMove
      level={1}
      turn="none"
      what="Nothing is waiting for you"
      why={
        nextDeadline
          ? `Next: ${nextDeadline.round}, ${nextDeadline.division}. Matches that aren’t reported when it’s over become double forfeits.`
          : "No round with a match to report is open."
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
