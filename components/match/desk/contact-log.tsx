import type { LoggedAttempt } from "@/lib/match/view/case-view";

/** The attempts to reach each other, which are the evidence of "repeated efforts". Nothing if there were none. */
export function ContactLog({ attempts }: { readonly attempts: readonly LoggedAttempt[] }) {
  if (attempts.length === 0) return null;
  return (
    <section aria-labelledby="tries">
      <h3 id="tries">Attempts to reach each other</h3>
      <ul className="ledger mt-2">
        {attempts.map((attempt, index) => (
          <li key={index}>
            <p className="small">
              <b>{attempt.who}</b>, {attempt.how}, <span className="muted">{attempt.when}</span>
            </p>
            {attempt.note && <p className="small">“{attempt.note}”</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
