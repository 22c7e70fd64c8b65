import { addHours, addMinutes } from "@/lib/domain/instant";
import { closesAt } from "@/lib/domain/match/closing";
import { venueName, venueNote } from "@/lib/domain/rules/venue";
import { dayAndTime, time, zoneName } from "@/lib/format/dates";
import { spanWords } from "@/lib/format/endings";
import { counted, numberWord } from "@/lib/format/names";
import { Definitions } from "../ui/definitions";
import { CancelTimeForm } from "./cancel-time-form";
import type { MatchParts } from "./match-parts";
import type { MatchScene } from "./match-scene";

/** What one has to know to come to the agreed time, and how to call it off. */
export function TableSection({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  return (
    <section aria-labelledby="table">
      <h2 id="table">At the table</h2>
      <Definitions items={factsOf(scene)} />
      {parts.cancel && <Cancel scene={scene} isPossible={parts.cancel === "possible"} />}
    </section>
  );
}

function factsOf({ rules, state, zone, side, them }: MatchScene) {
  const at = state.scheduledAt ?? state.deadlineAt;
  const { secondsPerMove } = rules.clock;
  const limit = secondsPerMove === null ? "" : `, ${spanWords(secondsPerMove)} a move`;
  const grace = rules.forfeits.noShowGraceMinutes;
  const lastGame =
    rules.match.bestOf === 1 ? "" : " The colors change after every game; a last game is by lot.";
  return [
    {
      term: "When",
      text: fact(dayAndTime(at, zone), zoneName(zone, at)),
    },
    { term: "Where", text: fact(venueName(rules.venue), venueNote(rules.venue)) },
    {
      term: "Games",
      text: fact(
        `Best of ${numberWord(rules.match.bestOf)}${limit}`,
        `${side === "home" ? "You have" : `${them} has`} White in game 1.${lastGame}`,
      ),
    },
    {
      term: "Late",
      text: fact(
        `${counted(grace, "minute")} of grace`,
        `After ${time(addMinutes(at, grace), zone)} the one who is there may claim the match.`,
      ),
    },
    {
      term: "Then",
      text: fact(
        `Report by ${dayAndTime(closesAt(state, rules), zone)}`,
        "One of you reports, the other confirms.",
      ),
    },
  ];
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
  const { id, them, state, zone, rules } = scene;
  const cutoff = addHours(state.scheduledAt ?? state.deadlineAt, -rules.schedule.cancelCutoffHours);
  if (!isPossible) {
    return (
      <p className="next-why">
        The time could be called off until {dayAndTime(cutoff, zone)}. Now it is too late: play, or call{" "}
        {them} and tell the director.
      </p>
    );
  }
  return (
    <CancelTimeForm
      matchId={id}
      them={them}
      fold={{
        summary: "I can’t make it",
        aside: `until ${dayAndTime(cutoff, zone)}`,
        intro: (
          <p className="small muted">
            Calling it off in time costs nothing. The match still has to be played by{" "}
            {dayAndTime(state.deadlineAt, zone)}.
          </p>
        ),
      }}
    />
  );
}
