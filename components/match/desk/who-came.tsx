import type { ArrivalWords } from "@/lib/match/words/arrivals";

/** Who checked in for the agreed time: evidence in a no-show claim. */
export function WhoCame({ term, players }: ArrivalWords) {
  return (
    <section aria-labelledby="who-came">
      <h3 id="who-came">Who checked in</h3>
      <ul className="ledger mt-2">
        {players.map(({ name, words }) => (
          <li key={name}>
            <p className="small">
              <b>{name}</b> {words}
            </p>
          </li>
        ))}
      </ul>
      <p className="small muted mt-1.5">
        {term} Players don’t have to check in, so a missing check-in doesn’t prove that someone didn’t come.
      </p>
    </section>
  );
}
