import { classNames } from "@/components/ui/class-names";
import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import type { StrikeCase, StrikeRow } from "@/lib/entries/view/strike-rows";
import { countingAgainEffect, forgivingEffect, strikesCount } from "@/lib/entries/words/strikes";
import { paths } from "@/lib/paths";
import { firstName } from "@/lib/people/words/names";
import { calendarDay } from "@/lib/shared/dates";
import { matchName } from "@/lib/stages/words/round-name";
import { CountAgainForm } from "./count-again-form";
import { ForgiveForm } from "./forgive-form";
import { type EntryAddress, KeepForm } from "./keep-form";

type StrikesSectionProps = {
  readonly entry: EntryAddress;
  readonly name: string;
  readonly strikes: StrikeCase;
  /** The season is over: there's nothing to decide. */
  readonly isOver?: boolean;
};

/** A player's forfeits. Each can be forgiven, and forgiveness taken back; if the rules ask about the player, they can be kept. */
export function StrikesSection({ entry, name, strikes, isOver = false }: StrikesSectionProps) {
  const { counting, strikeLimit, isAsked, rows, kept } = strikes;
  return (
    <section aria-labelledby="forfeits" className="mb-8">
      <HeadRow title="Forfeits" id="forfeits">
        <p>{strikesCount(counting, strikeLimit)}</p>
      </HeadRow>
      <Ledger>
        {rows.map((row) => (
          <LedgerRow key={row.matchId}>
            <StrikeWords row={row} org={entry.org} />
            {isOver ? null : row.forgiven ? (
              <CountAgainForm
                entry={entry}
                matchId={row.matchId}
                round={matchName(row.slot)}
                effect={countingAgainEffect(counting, strikeLimit)}
              />
            ) : (
              <ForgiveForm
                entry={entry}
                matchId={row.matchId}
                round={matchName(row.slot)}
                effect={forgivingEffect(counting, strikeLimit, isAsked)}
              />
            )}
          </LedgerRow>
        ))}
      </Ledger>
      {isAsked && !isOver && <KeepForm entry={entry} name={firstName(name)} forfeits={counting} />}
      {(!isAsked || isOver) && kept && (
        <p className="small mt-4">
          Kept on {calendarDay(kept.on)}: “{kept.reason}”
        </p>
      )}
    </section>
  );
}

function StrikeWords({ row, org }: { readonly row: StrikeRow; readonly org: string }) {
  const link = (
    <Link
      className={classNames("row-link font-semibold", row.forgiven && "line-through")}
      href={paths.case(org, row.matchId)}
    >
      {matchName(row.slot)} vs. {row.opponent}
    </Link>
  );
  if (!row.forgiven) return link;
  return (
    <>
      <s>{link}</s>
      <p className="small">
        Forgiven on {calendarDay(row.forgiven.on)}: “{row.forgiven.reason}”
      </p>
    </>
  );
}
