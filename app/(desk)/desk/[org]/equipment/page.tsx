import type { Metadata } from "next";
import { FrontDeskNav } from "@/components/desk/front-desk-nav";
import { OutList } from "@/components/desk/out-list";
import { ScanForm } from "@/components/desk/scan-form";
import { DeskFrame } from "@/components/layout/frames";
import { BlankState } from "@/components/ui/blank-state";
import { HeadRow } from "@/components/ui/head-row";
import { FixtureRow, Ledger } from "@/components/ui/ledger";
import { Notice } from "@/components/ui/notice";
import { PageHead } from "@/components/ui/page-head";
import { requireStaff } from "@/lib/auth/gates";
import { now as clock } from "@/lib/clock";
import { findThing, listOut } from "@/lib/data/checkouts";
import { listReservations, type Reservation } from "@/lib/data/reservations";
import { type Instant, instantOf } from "@/lib/domain/instant";
import { dateIn, endOfDay } from "@/lib/domain/schedule/wall-clock";
import { dueState, firstDueFirst } from "@/lib/domain/venue/checkout";
import { zoneName } from "@/lib/format/dates";
import { counted, numberWord } from "@/lib/format/names";
import { deskFrame } from "../desk-frame";
import { outRow, whenWords } from "./equipment-view";
import { Scanned } from "./scanned";

export const metadata: Metadata = { title: "Boards and clocks" };

type Query = { readonly label?: string | string[]; readonly done?: string; readonly thing?: string };
type Props = {
  readonly params: Promise<{ org: string }>;
  readonly searchParams: Promise<Query>;
};

/** Boards and clocks at the front desk: scan one to hand it out or take it back; who has what; what is reserved. */
export default async function EquipmentPage({ params, searchParams }: Props) {
  const { org } = await params;
  const desk = await requireStaff(org);
  const query = await searchParams;
  const at = clock();
  const now = instantOf(at);
  const zone = desk.organization.timeZone;
  const label = typeof query.label === "string" ? query.label.trim().slice(0, 40) : "";
  const [frame, thing, out, reservations] = await Promise.all([
    deskFrame(desk),
    label ? findThing(desk.scope, label) : undefined,
    listOut(desk.scope),
    listReservations(desk.scope, at, endOfDay(dateIn(zone, now), zone)),
  ]);
  const overdue = out.filter(({ dueAt }) => dueState(dueAt, now) === "overdue").length;

  return (
    <DeskFrame {...frame} current="front-desk">
      <PageHead title="Boards and clocks" crumb={`${desk.organization.name}. ${zoneName(zone, now)}`}>
        <FrontDeskNav org={org} current="equipment" />
      </PageHead>
      <Done query={query} />
      <div className="front-desk">
        <div>
          <ScanForm
            org={org}
            label={label}
            turn={thing ? null : `${label} ${query.done} ${query.thing} ${now}`}
          />
          {label && (
            <Scanned
              org={org}
              scope={desk.scope}
              thing={thing}
              reservations={reservations}
              now={now}
              zone={zone}
            />
          )}
          <ReservedNext reservations={reservations} now={now} zone={zone} />
        </div>
        <section aria-labelledby="out">
          <HeadRow title="Out now" id="out">
            {overdue > 0
              ? `${counted(out.length, "thing")}, ${numberWord(overdue)} overdue`
              : counted(out.length, "thing")}
          </HeadRow>
          {out.length === 0 ? (
            <BlankState title="Everything is here">Scan a board or a clock to hand it out.</BlankState>
          ) : (
            <OutList org={org} rows={firstDueFirst(out).map((each) => outRow(each, { now, zone }))} />
          )}
        </section>
      </div>
    </DeskFrame>
  );
}

/** What was done last. It leaves the focus where the next label is scanned. */
function Done({ query: { done, thing } }: { readonly query: Query }) {
  if (typeof thing !== "string" || (done !== "out" && done !== "in")) return null;
  return done === "out" ? (
    <Notice tone="ok" title={`${thing} is out.`}>
      Keep the ID at the desk until it comes back.
    </Notice>
  ) : (
    <Notice tone="ok" title={`${thing} is back.`}>
      Give the ID back.
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
  readonly zone: string;
}) {
  return (
    <section className="section" aria-labelledby="reserved">
      <HeadRow title="Reserved today" id="reserved" />
      {reservations.length === 0 ? (
        <BlankState title="Nothing is booked for the rest of today" />
      ) : (
        <Ledger kind="fixture" ordered>
          {reservations.map(({ matchId, startsAt, table, board, place, players: [home, away] }) => (
            <FixtureRow
              key={matchId}
              time={whenWords(startsAt, { now, zone })}
              names={[home.name, away.name]}
              where={[table, board && `${board} reserved`, place].filter(Boolean).join(", ")}
            />
          ))}
        </Ledger>
      )}
    </section>
  );
}
