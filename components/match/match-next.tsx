import type { ReactNode } from "react";
import { otherSide } from "@/lib/match/rules/sides";
import { isToPlay } from "@/lib/match/rules/state";
import { type CheckInView, checkInView } from "@/lib/match/view/check-in";
import { foundWords } from "@/lib/match/view/found-words";
import { liveTimes } from "@/lib/match/view/live-times";
import { type MatchScene, sceneWords } from "@/lib/match/view/match-scene";
import { outcomeWords, winningScore } from "@/lib/match/words/scores";
import type { FoundView } from "@/lib/online/view/found-view";
import { paths } from "@/lib/paths";
import { isRoomNext } from "@/lib/room/view/room-uses";
import { shortDay, time, zoneName } from "@/lib/shared/dates";
import { formatOf } from "@/lib/stages/formats";
import { matchName, theMatch } from "@/lib/stages/words/round-name";
import { weekDays } from "@/lib/venue/words/week";
import { ButtonLink } from "../ui/button";
import { Icon } from "../ui/icon";
import { NextMove } from "../ui/next-move";
import { AcceptTimeForm } from "./accept-time-form";
import { CheckIn } from "./check-in";
import { FoundForm } from "./found-forms";
import { AgreeForm, ApproveForm } from "./one-button-forms";
import { Week } from "./week";

interface MatchNextProps {
  readonly scene: MatchScene;
  /** The reader's own calendar feed. */
  readonly calendar?: string | undefined;
  /** What the league found of an online match. */
  readonly found?: FoundView | null | undefined;
}

/** The head of the match page: what to do, by when, and buttons for what takes only one click. */
export function MatchNext({ scene, calendar, found }: MatchNextProps) {
  const { state, side, room, zone, now } = scene;
  if (scene.isComing) return <ComingNext scene={scene} />;

  const own = sceneWords(scene);
  // A match that was found only has to be confirmed. One that's played in the match room isn't looked for.
  const isFound = found?.canReject === true && !room;
  const words = isFound ? foundWords(found, scene) : own;
  const isOn = isToPlay(state.status);

  return (
    <NextMove
      turn={words.turn}
      turnLabel={words.turnLabel}
      turnIcon={state.outcome?.decidedBy === "double-forfeit" ? "double-forfeit" : undefined}
      what={words.what}
      why={words.why}
      actions={isFound ? <FoundButtons found={found} /> : buttonsOf(scene, calendar)}
      by={
        words.by
          ? {
              ...words.by,
              week: isOn ? (
                <Week
                  days={weekDays(state.deadlineAt, now, zone)}
                  piece={side === "home" ? "white" : "black"}
                  label={`${matchName(scene.slot)}, day by day`}
                />
              ) : undefined,
            }
          : undefined
      }
    />
  );
}

function FoundButtons({ found: { foundAt, outcome } }: { readonly found: FoundView }) {
  return (
    <>
      {foundAt && <FoundForm foundAt={foundAt} label={`Report ${outcome}`} isMain />}
      <a className="btn" href="#found">
        <Icon name="flag" />
        Something is wrong
      </a>
    </>
  );
}

function ComingNext({ scene: { round, slot, zone, them } }: { readonly scene: MatchScene }) {
  return (
    <NextMove
      turn="none"
      what={`You play ${them} in ${theMatch(slot)}`}
      why="The round hasn’t started yet. You can agree on a time here once it opens."
      by={{
        label: "opens on",
        day: shortDay(round.opensAt, zone),
        time: time(round.opensAt, zone),
        at: round.opensAt,
      }}
    />
  );
}

/** Null if there's no button. */
function buttonsOf(scene: MatchScene, calendar?: string): ReactNode {
  const { move, room, state, side, zone, organization, season, division } = scene;
  if (room)
    return (
      <ButtonLink kind="primary" href={paths.room(scene.id)}>
        Open the match room
      </ButtonLink>
    );
  switch (move.kind) {
    case "pick-time": {
      const times = liveTimes(scene, otherSide(side));
      return times.length > 0 ? (
        <AcceptTimeForm times={times} zone={zoneName(state.deadlineAt, zone)} isPrimary />
      ) : null;
    }
    case "play":
    case "report": {
      const checkIn = checkInView(scene);
      const room = isRoomNext(scene) && paths.room(scene.id);
      return checkIn || calendar || room ? (
        <AtTheTable checkIn={checkIn} calendar={calendar} room={room} />
      ) : null;
    }
    case "answer-report":
      return <AnswerButtons label={confirmLabel(state.report?.outcome.score ?? null)} />;
    case "answer-no-show":
      return <AnswerButtons label="Yes, I missed it" />;
    case "answer-correction":
      return (
        <>
          <AgreeForm label={agreeLabel(scene)} />
          <SomethingWrong />
        </>
      );
    case "decided":
    case "late": {
      const table = paths.division(organization.slug, season.slug, division.slug);
      const isLost = move.kind === "late" || state.outcome?.decidedBy === "double-forfeit";
      return (
        <>
          {isLost && (
            <a className="btn btn-danger" href={`mailto:${organization.contactEmail}`}>
              Tell the director
            </a>
          )}
          <ButtonLink href={table}>See the {formatOf(scene.slot).words.sum}</ButtonLink>
          <ButtonLink kind="link" href={paths.ruleSheet(organization.slug, season.slug)}>
            Read the rules
          </ButtonLink>
        </>
      );
    }
    default:
      return null;
  }
}

/** Checking in and the match room, from half an hour before the agreed time. */
function AtTheTable({
  checkIn,
  calendar,
  room,
}: {
  readonly checkIn: CheckInView | null;
  readonly calendar?: string | undefined;
  /** The match room, if it's what comes next; false if it isn't. */
  readonly room: string | false;
}) {
  return (
    <>
      {checkIn && <CheckIn checkIn={checkIn} />}
      {room && (
        <ButtonLink kind={checkIn?.canCheckIn ? "plain" : "primary"} href={room}>
          Open the match room
        </ButtonLink>
      )}
      {calendar && <AddToCalendar href={calendar} />}
    </>
  );
}

/** The feed has every match of its reader, and follows when a time changes. */
function AddToCalendar({ href }: { readonly href: string }) {
  return (
    <>
      <a className="btn" href={href}>
        <Icon name="calendar-plus" />
        Add to calendar
      </a>
      <span className="small muted">All your matches, updated when one is rescheduled.</span>
    </>
  );
}

function AnswerButtons({ label }: { readonly label: string }) {
  return (
    <>
      <ApproveForm label={label} />
      <SomethingWrong />
    </>
  );
}

function SomethingWrong() {
  return (
    <a className="btn" href="#answer">
      <Icon name="flag" />
      Something is wrong
    </a>
  );
}

function agreeLabel({ state, names }: MatchScene): string {
  return state.correction ? `Agree to ${outcomeWords(state.correction.outcome, names)}` : "Agree";
}

function confirmLabel(score: { readonly home: number; readonly away: number } | null): string {
  return score ? `Confirm ${winningScore(score)}` : "Confirm this";
}
