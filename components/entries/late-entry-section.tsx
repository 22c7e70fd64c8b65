import { Fold } from "@/components/ui/fold";
import { Link } from "@/components/ui/link";
import { type LatePairing, planLateEntry } from "@/lib/entries/rules/late-entry";
import type { DeskEntry } from "@/lib/entries/view/entries-of-desk";
import { LATE_ENTRY } from "@/lib/entries/words/done";
import { LATE_REFUSAL_SENTENCES } from "@/lib/entries/words/refusals";
import { paths } from "@/lib/paths";
import { isInPlay } from "@/lib/season/rules/steps";
import { dayAndTime, shortDayAndTime } from "@/lib/shared/dates";
import type { Instant, Zone } from "@/lib/shared/instant";
import { capitalize, counted, ordinal } from "@/lib/shared/text";
import type { DivisionView } from "@/lib/standings/store/divisions";
import { LateEntryForm } from "./late-entry-form";

type LateEntrySectionProps = {
  readonly view: DivisionView;
  readonly entries: readonly DeskEntry[];
  readonly now: Instant;
};

/**
 * The open spot of an odd-sized division once the schedule is published; nothing if there is none and no one wants one.
 * It's folded away until someone waits for the spot.
 */
export function LateEntrySection({ view, entries, now }: LateEntrySectionProps) {
  const { season, division } = view;
  const { slug: org, timeZone } = season.organization;
  const plan = planLateEntry(view.rounds, season.rules, now);
  const waiting = entries.filter(({ status }) => status === "waitlisted");
  if (!isInPlay(season.status)) return null;
  if (!plan.ok && waiting.length === 0) return null;

  return (
    <Fold
      summary={LATE_ENTRY}
      aside={plan.ok ? "a spot is open" : `${waiting.length} waiting, no open spot`}
      open={plan.ok && waiting.length > 0}
    >
      {plan.ok ? (
        <p>{whatTheyPlay(plan.value.pairings, timeZone)}</p>
      ) : (
        <p>{LATE_REFUSAL_SENTENCES[plan.refusal]}</p>
      )}
      {plan.ok && waiting.length === 0 && (
        <p>
          No one is on the waitlist. Anyone who still wants to play{" "}
          <Link href={paths.register(org, season.slug)}>can register for the waitlist</Link>, or you can add
          them by hand. Then give them the spot here.
        </p>
      )}
      {plan.ok && waiting.length > 0 && (
        <LateEntryForm
          org={org}
          season={season.slug}
          division={division.slug}
          waiting={waiting.map(({ id, name, registeredAt }, index) => ({
            value: id,
            title: name,
            detail: `${ordinal(index + 1)} on the waitlist, since ${shortDayAndTime(registeredAt.toISOString(), timeZone)}`,
          }))}
        />
      )}
    </Fold>
  );
}

function whatTheyPlay(pairings: readonly LatePairing[], zone: Zone): string {
  const missed = pairings.filter(({ isMissed }) => isMissed);
  const plays = `One player sits out each round. The new player plays all of them: ${counted(pairings.length, "match", "matches")}.`;
  const [first] = missed;
  if (!first) return plays;
  const rounds = counted(missed.length, "round has", "rounds have");
  return `${plays} ${capitalize(rounds)} opened already; ${missed.length === 1 ? "its match" : "their matches"} can be played until ${dayAndTime(first.deadlineAt, zone)}.`;
}
