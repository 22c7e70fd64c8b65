import { otherSide } from "@/lib/domain/match/sides";
import { localIn } from "@/lib/domain/schedule/wall-clock";
import { dayAndTime, zoneName } from "@/lib/format/dates";
import { possessive, quoted } from "@/lib/format/names";
import { Fold } from "../ui/fold";
import { AcceptTimeForm } from "./accept-time-form";
import { liveTimes } from "./live-times";
import type { MatchParts } from "./match-parts";
import type { MatchScene } from "./match-scene";
import { OfferTimesForm } from "./offer-times-form";

/** The times on offer, from both sides, and the form to offer some. */
export function TimesSection({ scene, parts }: { readonly scene: MatchScene; readonly parts: MatchParts }) {
  const { state, side, them, move } = scene;
  const theirs = liveTimes(scene, otherSide(side));
  const own = liveTimes(scene, side);
  const note = state.offers[otherSide(side)]?.note;
  const isScheduled = state.status === "scheduled";

  return (
    <section aria-labelledby="times">
      <h2 id="times">{isScheduled ? "Another time" : "When you can both play"}</h2>
      {theirs.length > 0 && note && (
        <p className="next-why">
          {them} writes: {quoted(note)}
        </p>
      )}
      {theirs.length > 0 && move.kind !== "answer-offer" && (
        <div className="next-why">
          <p>{them} offers these times. The agreed one stands until you take another.</p>
          <AcceptTimeForm matchId={scene.id} times={theirs} />
        </div>
      )}
      {own.length > 0 && (
        <div className="next-why">
          <p>Your offer to {them}. A new offer takes its place.</p>
          <ol className="picks">
            {own.map(({ at }) => (
              <li key={at}>
                <span>{dayAndTime(at, scene.zone)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      {parts.times === "open" ? (
        <div className="next-why">
          <OfferForm scene={scene} isPrimary={parts.green === "times"} />
        </div>
      ) : (
        <Fold summary={foldWords(scene)} aside={own.length > 0 ? "replaces your offer" : undefined}>
          <OfferForm scene={scene} isPrimary={false} />
        </Fold>
      )}
    </section>
  );
}

function foldWords({ state, them, move }: MatchScene): string {
  if (state.status === "scheduled") return `Ask ${them} to move it`;
  return move.kind === "answer-offer" ? `None of ${possessive(them)} times? Offer your own` : "Offer times";
}

function OfferForm({ scene, isPrimary }: { readonly scene: MatchScene; readonly isPrimary: boolean }) {
  const { id, them, rules, zone, now, state } = scene;
  return (
    <OfferTimesForm
      matchId={id}
      them={them}
      timesPerOffer={rules.schedule.timesPerOffer}
      earliest={localIn(zone, now)}
      latest={localIn(zone, state.deadlineAt)}
      latestWords={dayAndTime(state.deadlineAt, zone)}
      zone={zoneName(zone, state.deadlineAt)}
      isPrimary={isPrimary}
    />
  );
}
