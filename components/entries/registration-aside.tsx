import { Definitions } from "@/components/ui/definitions";
import { DateRow, Ledger } from "@/components/ui/ledger";
import { FIRST_MATCH_EMAIL } from "@/lib/entries/words/first-match";

interface RegistrationAsideProps {
  /** "Monday, Feb 1"; null if the first day has passed. */
  readonly starts: string | null;
  /** The pairings are published: who registers now joins the waitlist. */
  readonly isLate: boolean;
  /** "Intramural pass, $25.00. Pay before the schedule is published." Null if there's nothing to pay. */
  readonly fee?: string | null | undefined;
  readonly spots: readonly SpotsLine[];
}

/** How full a division is. */
export type SpotsLine = {
  readonly name: string;
  readonly taken: number;
  readonly waiting: number;
  readonly capacity: number | null;
};

/** What happens after registering, and how full the divisions are. */
export function RegistrationAside({ starts, isLate, fee, spots }: RegistrationAsideProps) {
  return (
    <aside className="side" aria-label="After you register">
      <section aria-labelledby="after">
        <h2 id="after">What happens next</h2>
        <Ledger kind="dates" ordered className="after">
          {isLate ? (
            <>
              <DateRow when="Now">You join the waitlist.</DateRow>
              <DateRow when="Next">The director decides who gets the open spot. You get an email.</DateRow>
              <DateRow when="Then">
                If you get it, you play every round, even those that opened before.
              </DateRow>
            </>
          ) : (
            <>
              <DateRow when="Now">Your name appears on the division’s page.</DateRow>
              {fee && <DateRow when="Pay">{fee}</DateRow>}
              <DateRow when="Next">The director publishes the pairings.</DateRow>
              <DateRow when="Start">
                {starts && `The season starts on ${starts}. `}
                {FIRST_MATCH_EMAIL}
              </DateRow>
            </>
          )}
        </Ledger>
      </section>
      <section aria-labelledby="places">
        <h2 id="places">Spots</h2>
        <Definitions items={spots.map((line) => ({ term: line.name, text: spotsIn(line) }))} />
      </section>
    </aside>
  );
}

function spotsIn({ taken, waiting, capacity }: SpotsLine): string {
  const line = waiting > 0 ? `, ${waiting} waiting` : "";
  if (capacity !== null) return `${taken} of ${capacity} taken${line}`;
  return taken === 0 ? "no one yet" : `${taken} registered${line}`;
}
