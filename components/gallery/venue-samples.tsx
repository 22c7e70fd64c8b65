import { CheckInForm, CheckOutForm } from "../venue/checkout-forms";
import { DayForm, DayRow, WeekForm } from "../venue/free-hours-forms";
import { OutList } from "../venue/out-list";
import { ScanForm } from "../venue/scan-form";
import { ScannedItem } from "../venue/scanned-item";
import { SeasonVenueForm } from "../venue/season-venue-form";
import {
  EquipmentForm,
  ExceptionForm,
  HoursForm,
  NewVenueForm,
  RemoveExceptionForm,
  RetireForm,
  TableForm,
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
const THINGS = [
  { why: "unknown", thing: undefined },
  { why: "to hand out", thing: BOARD },
  { why: "overdue", thing: { ...BOARD, out: OUT } },
  { why: "out of use", thing: { ...BOARD, isRetired: true } },
];

/** Availability, opening hours, and equipment that's checked out. */
export const VENUE_SAMPLES: readonly Sample[] = [
  { of: "WeekForm", why: "nothing painted", show: () => <WeekForm org="lakeside" week={new Map()} /> },
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
  { of: "ExceptionForm", why: "empty", show: () => <ExceptionForm {...VENUE} /> },
  {
    of: "RemoveExceptionForm",
    why: "a holiday",
    show: () => <RemoveExceptionForm {...VENUE} id="x1" words="Thursday, Nov 26: closed" />,
  },
  { of: "TableForm", why: "empty", show: () => <TableForm {...VENUE} /> },
  { of: "EquipmentForm", why: "empty", show: () => <EquipmentForm {...VENUE} /> },
  {
    of: "RetireForm",
    why: "a table",
    show: () => <RetireForm {...VENUE} id="t1" what="table" name="Table 3" />,
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
];
