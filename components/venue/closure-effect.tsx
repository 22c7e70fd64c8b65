import { HeadRow } from "@/components/ui/head-row";
import { Ledger, LedgerRow } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { ClosureView, MatchRow } from "@/lib/venue/view/closure-view";
import { type AskedClosure, ConfirmClosureForm } from "./confirm-closure-form";

/** What a closure would do, and the button that does it. */
export function ClosureEffect({
  title,
  effect,
  asked,
}: {
  /** "Courtside Lounge: closed from …, to …." */
  readonly title: string;
  readonly effect: ClosureView;
  readonly asked: AskedClosure;
}) {
  return (
    <section aria-labelledby="effect">
      <HeadRow title="What would happen" id="effect" />
      <p className="mt-3">
        <b>{title}</b>
      </p>
      <p>{effect.sum}</p>
      <p className="small">{effect.told}</p>
      <MatchRows rows={effect.canceled} />
      {effect.rounds.length > 0 && (
        <Ledger className="mt-4">
          {effect.rounds.map(({ id, name, where, changes }) => (
            <LedgerRow key={id}>
              <b>{name}</b> <span className="small muted">{where}</span>
              {changes.map((change) => (
                <p key={change} className="small">
                  {change}
                </p>
              ))}
            </LedgerRow>
          ))}
        </Ledger>
      )}
      {effect.later.length > 0 && (
        <>
          <h3 className="mt-4">Later deadline</h3>
          <MatchRows rows={effect.later} />
        </>
      )}
      {effect.elsewhere.length > 0 && (
        <Notice tone="soon" still title="Sessions at another place keep their time.">
          <ul>
            {effect.elsewhere.map(({ id, href, words }) => (
              <li key={id}>
                <Link href={href}>{words}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="mt-4">
        {effect.problem ? (
          <Notice tone="bad" still>
            {effect.problem}
          </Notice>
        ) : (
          <ConfirmClosureForm {...asked} />
        )}
      </div>
    </section>
  );
}

function MatchRows({ rows }: { readonly rows: readonly MatchRow[] }) {
  if (rows.length === 0) return null;
  return (
    <Ledger>
      {rows.map(({ id, href, title, where, change }) => (
        <LedgerRow key={id}>
          <Link className="row-link" href={href}>
            {title}
          </Link>
          <p className="small">
            {change}
            <br />
            <span className="muted">{where}</span>
          </p>
        </LedgerRow>
      ))}
    </Ledger>
  );
}
