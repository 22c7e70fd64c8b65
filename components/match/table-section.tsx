import { closesAt, lastCancel } from "@/lib/match/rules/deadline-rules";
import type { MatchParts } from "@/lib/match/view/match-parts";
import { type MatchScene, reservedFor, whereaboutsOf } from "@/lib/match/view/match-scene";
import { afterYouPlay } from "@/lib/match/words/no-account";
import { furtherColors, inGameOne, matchFormat } from "@/lib/match/words/series-words";
import { venueName, venueNote } from "@/lib/season/rules/play-venue";
import { dayAndTime, time, zoneName } from "@/lib/shared/dates";
import { addMinutes } from "@/lib/shared/instant";
import { counted } from "@/lib/shared/text";
import { Definitions } from "../ui/definitions";
import { HowToGetThere } from "./how-to-get-there";
import { ReasonForm } from "./reason-form";

/** What the reader needs to know to come to the agreed time, and how to cancel it. */
export function TableSection({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  return (
    <section aria-labelledby="table">
      <h2 id="table">{scene.rules.venue.kind === "online" ? "How you play" : "At the table"}</h2>
      <Definitions items={factsOf(scene)} />
      {scene.state.fixedPlace !== null && <CannotCome scene={scene} />}
      {parts.cancel && <Cancel scene={scene} isPossible={parts.cancel === "possible"} />}
    </section>
  );
}

function factsOf(scene: MatchScene) {
  const { rules, state, zone, side, them, hasNoAccount } = scene;
  const at = state.scheduledAt ?? state.deadlineAt;
  const grace = rules.forfeits.noShowGraceMinutes;
  return [
    {
      term: "When",
      text: fact(dayAndTime(at, zone), zoneName(at, zone)),
    },
    { term: "Where", text: whereOf(scene) },
    {
      term: rules.match.bestOf === 1 ? "Game" : "Games",
      text: fact(
        matchFormat(rules),
        `${side === "home" ? "You have" : `${them} has`} White${inGameOne(rules)}. ${furtherColors(rules)}`,
      ),
    },
    {
      term: "Late",
      text: fact(
        grace === 0 ? "No grace period" : `${grace}-minute grace period`,
        `After ${time(addMinutes(at, grace), zone)}, the player who showed up can claim the match.`,
      ),
    },
    {
      term: "Then",
      text: fact(
        `Report by ${dayAndTime(closesAt(state, rules), zone)}`,
        afterYouPlay(them, hasNoAccount, rules),
      ),
    },
  ];
}

function whereOf(scene: MatchScene) {
  const { fixedPlace } = scene.state;
  const { venue } = scene.rules;
  if (fixedPlace !== null) return fact(fixedPlace, "The league set the time and place.");
  const reserved = reservedFor(scene);
  const place = reserved
    ? fact(reserved.where, [reserved.board, venueNote(venue)].filter(Boolean).join(" "))
    : fact(venueName(venue), venueNote(venue));
  const there = whereaboutsOf(scene);
  if (!there) return place;
  return (
    <>
      {place}
      <br />
      <HowToGetThere venue={there} />
    </>
  );
}

/** The league has set the time, so only the director can change it. */
function CannotCome({ scene: { organization } }: { readonly scene: MatchScene }) {
  return (
    <p className="next-why">
      Can’t come? Tell the director before then. Only the director can move this match.{" "}
      <a href={`mailto:${organization.contactEmail}`}>{organization.contactEmail}</a>
    </p>
  );
}

function fact(what: string, more: string) {
  return (
    <>
      <b>{what}</b>
      <br />
      {more}
    </>
  );
}

function Cancel({ scene, isPossible }: { readonly scene: MatchScene; readonly isPossible: boolean }) {
  const { them, state, zone, rules } = scene;
  const cutoff = lastCancel(state.scheduledAt ?? state.deadlineAt, rules);
  if (!isPossible) {
    return (
      <p className="next-why">
        It’s too late to cancel: you could until {counted(rules.schedule.cancelCutoffHours, "hour")} before
        the match. Play, or tell {them} and the director that you can’t play (see “Reach {them}”).
      </p>
    );
  }
  return (
    <ReasonForm
      of="cancel-time"
      submit="Cancel this time"
      them={them}
      fold={{
        summary: "I can’t make it",
        aside: `until ${dayAndTime(cutoff, zone)}`,
        intro: (
          <p className="small muted">
            There’s no penalty if you cancel in time. You still have to play the match by{" "}
            {dayAndTime(state.deadlineAt, zone)}.
          </p>
        ),
      }}
    />
  );
}
