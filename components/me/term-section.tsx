import { paths } from "@/lib/paths";
import type { TermRow } from "@/lib/standings/view/my-term";
import { Fold } from "../ui/fold";
import { Ledger } from "../ui/ledger";
import styles from "./term-section.module.css";

/** A player's term by date: what's on and ahead, with the past folded. Their matches are in the season's table. */
export function TermSection({ rows }: { readonly rows: readonly TermRow[] }) {
  const past = rows.filter(({ stage }) => stage === "past");
  const coming = rows.filter(({ stage }) => stage !== "past");
  return (
    <section aria-labelledby="term">
      <h2 id="term">Your calendar</h2>
      {past.length > 0 && (
        <Fold summary="Earlier this term" aside={String(past.length)}>
          <TermRows rows={past} />
        </Fold>
      )}
      {coming.length > 0 && <TermRows rows={coming} />}
      <p className="small no-print mt-3">
        <a className="row-link" href={`${paths.profile()}#calendar`}>
          Your matches in your calendar
        </a>{" "}
        <span className="muted">Updates when a match is rescheduled.</span>
      </p>
    </section>
  );
}

function TermRows({ rows }: { readonly rows: readonly TermRow[] }) {
  return (
    <Ledger kind="dates" className={styles.term} ordered>
      {rows.map(({ id, stage, when, title, detail }) => (
        <li key={id} className={stage} aria-current={stage === "now" ? "date" : undefined}>
          <span className="when">{when}</span>
          <span className="what">
            <b>{title}</b>
            <span className="muted">{detail}</span>
          </span>
        </li>
      ))}
    </Ledger>
  );
}
