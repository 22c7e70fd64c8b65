import { Definitions } from "../ui/definitions";
import { DateRow, Ledger } from "../ui/ledger";

interface RegistrationAsideProps {
  /** "Monday, Feb 1" */
  readonly starts: string;
  readonly places: readonly { readonly name: string; readonly registered: number }[];
}

/** What happens after registering, and how full the divisions are. */
export function RegistrationAside({ starts, places }: RegistrationAsideProps) {
  return (
    <aside className="side" aria-label="After you register">
      <section aria-labelledby="after">
        <h2 id="after">What happens then</h2>
        <Ledger kind="dates" ordered className="after">
          <DateRow when="At once">Your name stands on the page of the division.</DateRow>
          <DateRow when="Then">The director draws lots and publishes all rounds. You get a letter.</DateRow>
          <DateRow when="Play">The season starts on {starts}. Offer your first opponent times.</DateRow>
        </Ledger>
      </section>
      <section aria-labelledby="places">
        <h2 id="places">Who is in so far</h2>
        <Definitions
          items={places.map(({ name, registered }) => ({
            term: name,
            text: registered === 0 ? "nobody yet" : `${registered} registered`,
          }))}
        />
      </section>
    </aside>
  );
}
