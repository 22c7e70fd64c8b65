import type { ClosureView } from "@/lib/venue/view/closure-view";
import { CLOSURE_REFUSAL_SENTENCES } from "@/lib/venue/words/refusals";
import { DayForm, DayRow, WeekForm } from "../venue/availability-forms";
import { CheckInForm, CheckOutForm } from "../venue/checkout-forms";
import { ClosureEffect } from "../venue/closure-effect";
import { ClosureForm } from "../venue/closure-form";
import { ClosureMatches } from "../venue/closure-list";
import { ConfirmClosureForm, EndClosureForm } from "../venue/confirm-closure-form";
import { HoursForm } from "../venue/hours-form";
import { OutList } from "../venue/out-list";
import { ScanForm } from "../venue/scan-form";
import { ScannedItem } from "../venue/scanned-item";
import { SeasonVenue } from "../venue/season-venue";
import { SeasonVenueForm } from "../venue/season-venue-form";
import { StockTable } from "../venue/stock-form";
import { TableCodes } from "../venue/table-codes";
import {
  ExceptionForm,
  NewVenueForm,
  RemoveExceptionForm,
  StockForm,
  WhereaboutsForm,
} from "../venue/venue-forms";
import { LONG_NAME, playerNames } from "./names";
import type { Sample } from "./sample";

const NOW = "2026-11-20T18:00:00.000Z";
const ZONE = "America/Chicago";
const VENUE = { org: "lakeside", venue: "rec-center" };
const BOARD = { label: "B-07", kind: "board", place: "Rec center", isRetired: false, out: null } as const;
const OUT = {
  id: "c1",
  label: "B-07",
  place: "Rec center",
  borrower: LONG_NAME,
  idKind: "campus-card",
  idLast4: "4711",
  outAt: "2026-11-20T14:00:00.000Z",
  dueAt: "2026-11-20T17:00:00.000Z",
} as const;
const CLOSURE_TITLE =
  "Courtside Lounge: closed from Tuesday, Nov 24, 6:00 am, to Wednesday, Nov 25, 6:00 am.";

const CLOSURE_ASKED = {
  org: "lakeside",
  venue: "rec-center",
  from: "2026-11-20T06:00",
  until: "2026-11-21T06:00",
  days: "2",
  next: "stay",
  reason: "Snow",
  seen: "",
};
const CLOSURE_EFFECT: ClosureView = {
  sum: "One match loses its time. One round gets new dates. One other match gets a later deadline. Times outside these hours stay. Suggested times are withdrawn in two matches.",
  canceled: [
    {
      id: "m1",
      href: "/desk/lakeside/matches/m1",
      title: `${LONG_NAME} vs. ${LONG_NAME}`,
      where: "Fall 2026, Open, Round 3",
      change: "Fri, Nov 20, 4:00 pm: canceled",
    },
  ],
  rounds: [
    {
      id: "r1",
      name: "Round 3",
      where: "Fall 2026, Open",
      changes: ["Closes Tue, Nov 24, 11:59 pm, not Sun, Nov 22, 11:59 pm"],
    },
  ],
  later: [
    {
      id: "m2",
      href: "/desk/lakeside/matches/m2",
      title: "Ben Ito vs. Zoe Park",
      where: "Fall 2026, Open, Round 2",
      change: "Closes Tue, Nov 24, 11:59 pm",
    },
  ],
  elsewhere: [],
  told: "Four players and one other director each get one email about all of it.",
  problem: null,
};
const CLOSURE_ROW = {
  id: "m1",
  href: "/desk/lakeside/matches/m1",
  title: `${LONG_NAME} vs. ${LONG_NAME}`,
  where: "Fall 2026, Open, Round 3",
  status: "to-schedule",
  change: "It was on Fri, Nov 20, 4:00 pm. Closes Tue, Nov 24, 11:59 pm.",
} as const;
const THINGS = [
  { why: "unknown", thing: undefined },
  { why: "to hand out", thing: BOARD },
  { why: "overdue", thing: { ...BOARD, out: OUT } },
  { why: "out of use", thing: { ...BOARD, isRetired: true } },
];

/** Availability, opening hours, and equipment that's checked out. */
export const VENUE_SAMPLES: readonly Sample[] = [
  { of: "WeekForm", why: "nothing entered", show: () => <WeekForm org="lakeside" week={new Map()} /> },
  {
    of: "WeekForm",
    why: "afternoons",
    show: () => (
      <WeekForm org="lakeside" week={new Map([1, 3, 5].map((day) => [day, new Set([16, 17, 18])]))} />
    ),
  },
  { of: "DayForm", why: "another day", show: () => <DayForm org="lakeside" today="2026-11-20" /> },
  {
    of: "DayRow",
    why: "two hours",
    show: () => (
      <DayRow org="lakeside" date="2026-11-21" words="Saturday, Nov 21" hours={new Set([10, 11])} />
    ),
  },
  ...THINGS.map(({ why, thing }) => ({
    of: "ScannedItem",
    why,
    show: () => (
      <ScannedItem
        org="lakeside"
        playerNames={playerNames(8)}
        thing={thing}
        reservations={[]}
        now={NOW}
        zone={ZONE}
      />
    ),
  })),
  { of: "ScanForm", why: "nothing scanned", show: () => <ScanForm org="lakeside" turn={null} /> },
  {
    of: "CheckOutForm",
    why: "with likely borrowers",
    show: () => (
      <CheckOutForm
        org="lakeside"
        label="B-07"
        likely={[{ userId: "u1", name: LONG_NAME, detail: "plays at 1:00 pm" }]}
        names={playerNames(8)}
        due="2026-11-20T15:00"
        zone="Central Time"
      />
    ),
  },
  {
    of: "CheckInForm",
    why: "one board",
    show: () => <CheckInForm org="lakeside" checkoutId="c1" label="B-07" />,
  },
  {
    of: "TableCodes",
    why: "two tables",
    show: () => (
      <TableCodes
        venue="Courtside Lounge"
        codes={["Table 1", "Table 2"].map((name) => ({
          id: name,
          name,
          url: "https://rookery.lakeside.example/lakeside/tables/019a0000-0000-7000-8000-000000000001",
        }))}
      />
    ),
  },
  { of: "OutList", why: "empty", show: () => <OutList org="lakeside" rows={[]} /> },
  {
    of: "OutList",
    why: "overdue, due soon, out",
    show: () => (
      <OutList
        org="lakeside"
        rows={(["overdue", "due-soon", "out"] as const).map((status, index) => ({
          id: status,
          label: `B-0${index + 1}`,
          borrower: playerNames(3)[index] ?? "",
          status,
          due: "due 3:00 pm",
          more: "Student ID, ends 4711",
        }))}
      />
    ),
  },
  { of: "NewVenueForm", why: "empty", show: () => <NewVenueForm org="lakeside" /> },
  {
    of: "HoursForm",
    why: "weekdays",
    show: () => (
      <HoursForm
        {...VENUE}
        seen=""
        weekly={[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: "10:00", closesAt: "22:00" }))}
      />
    ),
  },
  {
    of: "HoursForm",
    why: "Friday opens twice",
    show: () => (
      <HoursForm
        {...VENUE}
        seen=""
        weekly={[
          { weekday: 5, opensAt: "10:00", closesAt: "13:00" },
          { weekday: 5, opensAt: "18:00", closesAt: "02:00" },
        ]}
      />
    ),
  },
  { of: "ExceptionForm", why: "empty", show: () => <ExceptionForm {...VENUE} /> },
  {
    of: "RemoveExceptionForm",
    why: "a holiday",
    show: () => <RemoveExceptionForm {...VENUE} id="x1" words="Thursday, Nov 26: closed" />,
  },
  {
    of: "ClosureForm",
    why: "a wrong end",
    takesFocus: true,
    show: () => (
      <ClosureForm
        venues={[{ slug: "rec-center", name: "Rec center" }]}
        asked={{
          sentence: "It has to end after it begins.",
          fields: { until: "It has to end after it begins." },
          typed: { ...CLOSURE_ASKED, until: CLOSURE_ASKED.from },
        }}
      />
    ),
  },
  {
    of: "ClosureEffect",
    why: "one match canceled",
    show: () => <ClosureEffect title={CLOSURE_TITLE} effect={CLOSURE_EFFECT} asked={CLOSURE_ASKED} />,
  },
  {
    of: "ClosureEffect",
    why: "too few days, and a session elsewhere",
    show: () => (
      <ClosureEffect
        title={CLOSURE_TITLE}
        effect={{
          ...CLOSURE_EFFECT,
          elsewhere: [
            {
              id: "r9",
              href: "/desk",
              words: "Fall 2026, Open, Final: Fri, Nov 20, 6:00 pm, Union Ballroom",
            },
          ],
          problem: CLOSURE_REFUSAL_SENTENCES["too-few-days"],
        }}
        asked={CLOSURE_ASKED}
      />
    ),
  },
  { of: "ConfirmClosureForm", why: "as shown", show: () => <ConfirmClosureForm {...CLOSURE_ASKED} /> },
  { of: "EndClosureForm", why: "still closed", show: () => <EndClosureForm org="lakeside" id="c1" /> },
  {
    of: "EndClosureForm",
    why: "another closure covers some or all of its hours",
    show: () => <EndClosureForm org="lakeside" id="c1" isShared />,
  },
  {
    of: "ClosureMatches",
    why: "for directors and for staff",
    show: () => (
      <ClosureMatches
        title="Matches with a canceled or moved time"
        id="sample-canceled"
        rows={[CLOSURE_ROW, { ...CLOSURE_ROW, id: "m2", href: null, status: "scheduled" }]}
      />
    ),
  },
  {
    of: "WhereaboutsForm",
    why: "an address, no directions",
    show: () => (
      <WhereaboutsForm {...VENUE} seen="" address="2235 N Sheffield Ave, Chicago" directions={null} />
    ),
  },
  { of: "StockForm", why: "empty", show: () => <StockForm {...VENUE} /> },
  {
    of: "StockTable",
    why: "more boards than tables, and a long label",
    show: () => (
      <StockTable
        {...VENUE}
        columns={[
          { title: "Tables", items: [{ id: "t1", label: "Table by the window" }] },
          { title: "Boards", items: ["1", "2", "3"].map((id) => ({ id: `b${id}`, label: `Set ${id}` })) },
          { title: "Clocks", items: [] },
        ]}
      />
    ),
  },
  {
    of: "SeasonVenueForm",
    why: "two places",
    show: () => (
      <SeasonVenueForm
        org="lakeside"
        season="fall-2026"
        venues={[
          { slug: "rec-center", name: "Rec center" },
          { slug: "union", name: "Union" },
        ]}
        chosen="rec-center"
      />
    ),
  },
  {
    of: "SeasonVenue",
    why: "the chosen venue lacks everything",
    show: () => (
      <SeasonVenue
        org="lakeside"
        season={{ slug: "fall-2026", venueId: "v1" }}
        canChange
        venues={[
          { id: "v1", slug: "union", name: "Union", hours: { weekly: [], exceptions: [] }, tables: [] },
        ]}
      />
    ),
  },
  {
    of: "SeasonVenue",
    why: "of a season that's over",
    show: () => (
      <SeasonVenue
        org="lakeside"
        season={{ slug: "fall-2026", venueId: "v1" }}
        canChange={false}
        venues={[
          { id: "v1", slug: "union", name: "Union", hours: { weekly: [], exceptions: [] }, tables: [] },
        ]}
      />
    ),
  },
];
