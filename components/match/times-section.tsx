import { canceledTimes } from "@/lib/match/rules/canceled-times";
import { lastTimeToPlay } from "@/lib/match/rules/deadline-rules";
import { otherSide, type Side } from "@/lib/match/rules/sides";
import { liveTimes } from "@/lib/match/view/live-times";
import type { MatchParts } from "@/lib/match/view/match-parts";
import { type MatchScene, whereaboutsOf } from "@/lib/match/view/match-scene";
import { paths } from "@/lib/paths";
import { dayAndTime, zoneName } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { possessive, quoted } from "@/lib/shared/text";
import { localIn } from "@/lib/shared/wall-clock";
import type { TimeFinder } from "@/lib/venue/rules/time-finder";
import { closedVenues } from "@/lib/venue/words/closed-venues";
import { AcceptTimeForm } from "./accept-time-form";
import { HowToGetThere } from "./how-to-get-there";
import type { FormFold } from "./match-form";
import { SuggestTimesForm } from "./suggest-times-form";

/** How many times are picked initially if the reader came to suggest some, so that one click sends them. */
const PICKED_AT_FIRST = 3;

interface TimesSectionProps {
  readonly scene: MatchScene;
  readonly parts: MatchParts;
  /** When both can play, if that's known. */
  readonly finder: TimeFinder | null;
}

/** The times suggested, from both sides, and the form to suggest some. */
export function TimesSection({ scene, parts, finder }: TimesSectionProps) {
  const { state, side, them, move } = scene;
  const theirs = liveTimes(scene, otherSide(side));
  const own = liveTimes(scene, side);
  const note = state.suggestions[otherSide(side)]?.note;
  const there = whereaboutsOf(scene);
  const isScheduled = state.status === "scheduled";
  const closed = [...(scene.closedTimes?.home ?? []), ...(scene.closedTimes?.away ?? [])];

  return (
    <section
      id="times"
      className={theirs.length + own.length + closed.length === 0 ? "no-print" : undefined}
      aria-labelledby="times-title"
    >
      <h2 id="times-title">{titleOf(scene, { theirs: theirs.length, own: own.length })}</h2>
      {there && !isScheduled && (
        <p className="small muted">
          {there.name}: <HowToGetThere venue={there} />
        </p>
      )}
      {theirs.length > 0 && note && (
        <p className="next-why">
          {them} wrote: {quoted(note)}
        </p>
      )}
      {theirs.length > 0 && move.kind !== "pick-time" && (
        <div className="mt-3 grid gap-3">
          <p>
            {them} suggested these times. {untilPicked(scene)}
          </p>
          <AcceptTimeForm times={theirs} zone={zoneName(state.deadlineAt, scene.zone)} />
        </div>
      )}
      {theirs.length > 0 && (
        <div className="hidden print:block">
          <ListedTimes times={theirs} zone={scene.zone} />
        </div>
      )}
      {own.length > 0 && (
        <div className="mt-3">
          <p>You suggested these times to {them}. New suggestions replace them.</p>
          <ListedTimes times={own} zone={scene.zone} />
        </div>
      )}
      <ClosedTimes scene={scene} by={otherSide(side)} />
      <ClosedTimes scene={scene} by={side} />
      {parts.times === "open" ? (
        <div className="mt-3">
          <SuggestForm scene={scene} finder={finder} isPrimary={parts.green === "times"} />
        </div>
      ) : (
        <SuggestForm
          scene={scene}
          finder={finder}
          isPrimary={false}
          fold={{
            summary: foldWords(scene),
            aside: own.length > 0 ? "replaces your suggestions" : undefined,
          }}
        />
      )}
    </section>
  );
}

/** The times of one side that no one can pick anymore because the venue has closed, if there are any. */
function ClosedTimes({ scene, by }: { readonly scene: MatchScene; readonly by: Side }) {
  const times = scene.closedTimes?.[by] ?? [];
  if (times.length === 0) return null;
  const { them, side, zone } = scene;
  return (
    <div className="mt-3">
      <p>
        {by === side ? "You" : them} suggested {times.length === 1 ? "this time" : "these times"}, but{" "}
        {closedVenues({ venues: scene.venue ? [scene.venue.name] : [], isAll: false })} is closed then or
        closes too early, so {by === side ? them : "you"} can’t pick {times.length === 1 ? "it" : "them"}.
      </p>
      <ListedTimes times={times.map((at) => ({ at }))} zone={zone} />
    </div>
  );
}

interface ListedTimesProps {
  readonly times: readonly { readonly at: Instant }[];
  readonly zone: Zone;
}

/** Times as text. Paper has only these: the opponent's are buttons otherwise. */
function ListedTimes({ times, zone }: ListedTimesProps) {
  return (
    <ol className="picks">
      {times.map(({ at }) => (
        <li key={at}>
          <span>{dayAndTime(at, zone)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the section is about: times that were suggested, or those to suggest. */
function titleOf(
  { state, them }: MatchScene,
  { theirs, own }: { readonly theirs: number; readonly own: number },
): string {
  if (state.status === "scheduled") return "Another time";
  if (theirs > 0) return `${possessive(them)} suggestions`;
  return own > 0 ? "Your suggestions" : "When you can both play";
}

/** What holds as long as the reader picks none of them. */
function untilPicked({ state, move }: MatchScene): string {
  if (move.kind !== "play") return "If you haven’t played, you can still pick one.";
  return `The time ${state.isDefaultTime ? "the league set" : "you agreed on"} stays until you pick another.`;
}

function foldWords({ state, them, move }: MatchScene): string {
  if (move.kind === "play") return `Ask ${them} to move it`;
  if (state.status === "scheduled") return "Didn’t play? Suggest other times";
  return move.kind === "pick-time"
    ? `None of ${possessive(them)} times work? Suggest your own`
    : "Suggest times";
}

interface SuggestFormProps extends Pick<TimesSectionProps, "scene" | "finder"> {
  readonly isPrimary: boolean;
  readonly fold?: FormFold;
}

function SuggestForm({ scene, finder, isPrimary, fold }: SuggestFormProps) {
  const { them, rules, zone, now, state, organization } = scene;
  return (
    <SuggestTimesForm
      them={them}
      timesPerOffer={rules.schedule.timesPerOffer}
      finder={finder}
      picksAtFirst={fold ? [] : pickedAtFirst(scene, finder)}
      timeZone={zone}
      hoursHref={paths.availability(organization.slug)}
      earliest={localIn(now, zone)}
      latest={localIn(lastTimeToPlay(state, rules), zone)}
      latestWords={dayAndTime(state.deadlineAt, zone)}
      zone={zoneName(state.deadlineAt, zone)}
      isPrimary={isPrimary}
      fold={fold}
    />
  );
}

/** The best times, but none that was canceled before, and none if no one has said when they can play. */
function pickedAtFirst({ events, rules }: MatchScene, finder: TimeFinder | null): readonly Instant[] {
  if (!finder || !(finder.isBooked || finder.hasAvailability.you || finder.hasAvailability.them)) return [];
  const canceled = canceledTimes(events);
  return finder.best
    .map(({ at }) => at)
    .filter((at) => !canceled.has(at))
    .slice(0, Math.min(PICKED_AT_FIRST, rules.schedule.timesPerOffer));
}
