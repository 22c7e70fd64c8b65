import type { QueueGroup, QueueItem } from "@/lib/desk/view/queue-group";
import { Fold } from "../ui/fold";
import { HeadRow } from "../ui/head-row";
import { Link } from "../ui/link";
import { Status } from "../ui/status";

const MOST_AT_ONCE = 12;

/** What is waiting for the director, in groups; long groups are folded after a dozen. */
export function Queue({ groups, count }: { readonly groups: readonly QueueGroup[]; readonly count: number }) {
  return (
    <nav className="queue" aria-labelledby="queue" data-queue>
      <HeadRow title="Queue" id="queue">
        <p>{count === 0 ? "empty" : `${count}, most urgent first`}</p>
      </HeadRow>
      {groups.length === 0 && <p className="small muted mt-3">Nothing is waiting for a decision.</p>}
      {groups.map(({ heading, items }) => (
        <section key={heading}>
          <h3 className="day-head">{heading}</h3>
          <QueueItems items={items.slice(0, MOST_AT_ONCE)} />
          {items.length > MOST_AT_ONCE && (
            <Fold summary={`${items.length - MOST_AT_ONCE} more`}>
              <QueueItems items={items.slice(MOST_AT_ONCE)} />
            </Fold>
          )}
        </section>
      ))}
    </nav>
  );
}

function QueueItems({ items }: { readonly items: readonly QueueItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <Link href={item.href} aria-current={item.current ? "page" : undefined}>
            <span className="q-top">
              <Status kind={item.kind}>{item.word}</Status>
              <span className="q-by">{item.when}</span>
            </span>
            <b>{item.title}</b>
            <span className="q-sub">{item.about}</span>
            {item.mark && <Status kind="overdue">{item.mark}</Status>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
