import type { Metadata } from "next";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { Fold } from "@/components/ui/fold";
import { DateRow, Ledger } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { PageHead } from "@/components/ui/page-head";
import { requireDirector } from "@/lib/auth/gates";
import { type AuditEntry, listAudit } from "@/lib/db/audit";
import { paths } from "@/lib/paths";
import { type AuditGroup, auditSentence, groupRepeated, groupSentence } from "@/lib/people/words/audit-words";
import { readPeriods } from "@/lib/retention/store/periods";
import { periodName } from "@/lib/retention/words/retention";
import { dateIn, day, time, zoneName } from "@/lib/shared/dates";
import { instantOf, type Zone } from "@/lib/shared/instant";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Log" };

const MOST = 200;

/** What was done outside of matches, newest first. */
export default async function LogPage({ params }: { readonly params: Promise<{ org: string }> }) {
  const { org } = await params;
  const desk = await requireDirector(org, paths.log(org));
  const [frame, entries, { origins }] = await Promise.all([
    loadDeskFrame(desk),
    listAudit(desk.scope, MOST),
    readPeriods(desk.organization.id),
  ]);
  const zone = desk.organization.timeZone;
  const [newest] = entries;

  return (
    <DeskFrame {...frame} current="log">
      <PageHead
        title="Log"
        crumb={<Link href={paths.desk(org)}>Desk</Link>}
        lead={`What people did outside of matches, newest first. A match’s own history is on its scoresheet. We delete network addresses after ${periodName(origins)}.`}
      />
      {newest ? (
        <p className="fine">
          {entries.length === MOST ? `The newest ${MOST} entries. ` : ""}
          {zoneName(instantOf(newest.at), zone)}.
        </p>
      ) : (
        <BlankState title="Nothing yet">Registrations, schedules, and role changes appear here.</BlankState>
      )}
      {byDay(entries, zone).map(([heading, ofDay]) => (
        <section key={heading} className="mt-4">
          <h2 className="day-head">{heading}</h2>
          <Ledger kind="dates" className="log">
            {groupRepeated(ofDay).map((group, index) => (
              <DateRow key={index} when={time(instantOf(group[0].at), zone)}>
                <Acts group={group} zone={zone} />
              </DateRow>
            ))}
          </Ledger>
        </section>
      ))}
    </DeskFrame>
  );
}

/** An act, or repeated acts folded under one sentence. */
function Acts({ group, zone }: { readonly group: AuditGroup; readonly zone: Zone }) {
  if (group.length === 1) return <Act entry={group[0]} />;
  return (
    <Fold summary={groupSentence(group)}>
      <ul>
        {group.map((entry, index) => (
          <li key={index}>
            <Act entry={entry} /> <span className="fine">{time(instantOf(entry.at), zone)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Act({ entry }: { readonly entry: AuditEntry }) {
  return (
    <>
      {auditSentence(entry)}
      {entry.origin && <span className="fine"> from {entry.origin}</span>}
    </>
  );
}

function byDay(
  entries: readonly AuditEntry[],
  zone: Zone,
): readonly (readonly [string, readonly AuditEntry[]])[] {
  const days = new Map<string, AuditEntry[]>();
  for (const entry of entries) {
    const at = instantOf(entry.at);
    const heading = `${day(at, zone)}, ${dateIn(at, zone).slice(0, 4)}`;
    days.set(heading, [...(days.get(heading) ?? []), entry]);
  }
  return [...days];
}
