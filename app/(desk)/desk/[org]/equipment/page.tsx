import type { Metadata } from "next";
import { FrontDeskNav } from "@/components/desk/front-desk-nav";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { FixtureRow, Ledger } from "@/components/ui/ledger";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { OutList } from "@/components/venue/out-list";
import { ScanForm } from "@/components/venue/scan-form";
import { ScannedItem } from "@/components/venue/scanned-item";
import { requireStaff } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { paths } from "@/lib/paths";
import { dateIn, zoneName } from "@/lib/shared/dates";
import { type Instant, instantOf, type Zone } from "@/lib/shared/instant";
import { counted, numberWord } from "@/lib/shared/text";
import { endOfDay } from "@/lib/shared/wall-clock";
import { dueState, firstDueFirst } from "@/lib/venue/rules/checkout";
import type { Reservation } from "@/lib/venue/rules/reservations";
import { findThing, listOut } from "@/lib/venue/store/checkouts";
import { listClosuresNow } from "@/lib/venue/store/closures";
import { listPlayerNames, listReservations } from "@/lib/venue/store/reservations";
import { hereWords, outRow, whenWords } from "@/lib/venue/view/equipment";
import { closureTitle } from "@/lib/venue/words/closed-venues";
import { loadDeskFrame } from "../load-desk-frame";

export const metadata: Metadata = { title: "Boards and clocks" };

type Query = { readonly label?: string | string[]; readonly done?: string; readonly thing?: string };
type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<Query>;
};

/** Boards and clocks at the front desk: scan one to check it out or return it, who has what, and what's reserved. */
export default async function EquipmentPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireStaff(org);
  const query = await searchParams;
  const at = clock();
  const now = instantOf(at);
  const zone = desk.organization.timeZone;
  const label = typeof query.label === "string" ? query.label.trim().slice(0, 40) : "";
  const [frame, thing, out, reservations, closures] = await Promise.all([
    loadDeskFrame(desk),
    label ? findThing(desk.scope, label) : undefined,
    listOut(desk.scope),
    listReservations(desk.scope, at, endOfDay(dateIn(now, zone), zone)),
    listClosuresNow(desk.scope, at),
  ]);
  const overdue = out.filter(({ dueAt }) => dueState(dueAt, now) === "overdue").length;

  return (
    <DeskFrame {...frame} current="front-desk">
      <PageHead title="Boards and clocks" crumb={`${desk.organization.name}. ${zoneName(now, zone)}`}>
        <FrontDeskNav org={org} current="equipment" />
      </PageHead>
      <Done query={query} />
      {closures.map((closure) => (
        <Notice key={closure.id} tone="soon" still title={closureTitle(closure, zone)}>
          <Link href={paths.deskClosure(org, closure.id)}>{closure.reason}: see the matches</Link>
        </Notice>
      ))}
      <div className="front-desk">
        <div>
          <ScanForm
            org={org}
            label={label}
            turn={thing ? null : `${label} ${query.done} ${query.thing} ${now}`}
          />
          {label && (
            <ScannedItem
              org={org}
              playerNames={await listPlayerNames(desk.scope)}
              thing={thing}
              reservations={reservations}
              now={now}
              zone={zone}
            />
          )}
          <ReservedNext reservations={reservations} now={now} zone={zone} />
        </div>
        <section aria-labelledby="out">
          <HeadRow title="Checked out" id="out">
            {overdue > 0
              ? `${counted(out.length, "item")}, ${numberWord(overdue)} overdue`
              : counted(out.length, "item")}
          </HeadRow>
          {out.length === 0 ? (
            <BlankState title="Nothing is checked out">Scan a board or a clock to check it out.</BlankState>
          ) : (
            <OutList org={org} rows={firstDueFirst(out).map((each) => outRow(each, { now, zone }))} />
          )}
        </section>
      </div>
    </DeskFrame>
  );
}

/** What was done last. The focus stays where the next label is scanned. */
function Done({ query: { done, thing } }: { readonly query: Query }) {
  if (typeof thing !== "string") return null;
  if (done === "already-in") return <Notice tone="bad" title={`${thing} was already checked in.`} />;
  if (done !== "out" && done !== "in") return null;
  return done === "out" ? (
    <Notice tone="ok" title={`${thing} is checked out.`}>
      Keep the ID at the desk until it’s returned.
    </Notice>
  ) : (
    <Notice tone="ok" title={`${thing} is returned.`}>
      Give back the ID.
    </Notice>
  );
}

function ReservedNext({
  reservations,
  now,
  zone,
}: {
  readonly reservations: readonly Reservation[];
  readonly now: Instant;
  readonly zone: Zone;
}) {
  return (
    <section className="section" aria-labelledby="reserved">
      <HeadRow title="Reserved today" id="reserved" />
      {reservations.length === 0 ? (
        <BlankState title="No bookings for the rest of today" />
      ) : (
        <Ledger kind="fixture" ordered>
          {reservations.map(({ matchId, startsAt, table, board, place, here, players: [home, away] }) => (
            <FixtureRow
              key={matchId}
              time={whenWords(startsAt, { now, zone })}
              names={[home.name, away.name]}
              where={[table, board && `${board} reserved`, place, hereWords(here)].filter(Boolean).join(", ")}
            />
          ))}
        </Ledger>
      )}
    </section>
  );
}
