import { prisma } from "@/lib/db/client";
import { proveStaff } from "@/lib/people/rules/permissions";
import { dateIn } from "@/lib/shared/dates";
import { addHours, type Instant } from "@/lib/shared/instant";
import { addDays } from "@/lib/shared/wall-clock";
import {
  insertEquipment,
  insertException,
  insertTable,
  insertVenue,
  updateVenueHours,
  updateWhereabouts,
} from "@/lib/venue/store/change-venue";
import { checkOut } from "@/lib/venue/store/checkouts";
import { findVenue } from "@/lib/venue/store/read-venues";
import { type Desk, must } from "../league";
import type { Person } from "../people";

const TABLES = 8;
const SETS = 10;

/** A venue with hours, tables and boards, and one closed day. */
export async function openVenue({ scope, organization }: Desk, at: Date): Promise<void> {
  must(await insertVenue(scope, { slug: "courtside-lounge", name: "Courtside Lounge" }, at));
  const venue = await findVenue(organization.id, "courtside-lounge");
  if (!venue) throw new Error("The place was just made");
  const weekdays = [1, 2, 3, 4, 5, 6, 7];
  const weekly = weekdays.map((weekday) => ({ weekday, opensAt: "08:00", closesAt: "02:00" }));
  must(await updateVenueHours(scope, venue, { weekly, seen: venue.hoursStamp }, at));
  must(
    await updateWhereabouts(
      scope,
      venue,
      {
        address: "1200 Lakeshore Dr, Lakeside",
        directions: "Second floor, past the front desk",
        seen: venue.whereaboutsStamp,
      },
      at,
    ),
  );
  const closed = addDays(dateIn(at.toISOString(), organization.timeZone), 33);
  const holiday = { from: closed, until: closed, hours: null, reason: "Campus holiday" };
  must(await insertException(scope, venue, holiday, at));
  for (let number = 1; number <= TABLES; number += 1)
    must(await insertTable(scope, venue, `Table ${number}`, at));
  for (let number = 1; number <= SETS; number += 1) {
    const two = String(number).padStart(2, "0");
    must(await insertEquipment(scope, venue, { kind: "board", label: `Set ${two}` }, at));
    must(await insertEquipment(scope, venue, { kind: "clock", label: `Clock ${two}` }, at));
  }
}

/** Two boards are checked out. One is due later, the other is overdue. */
export async function handOut({ organization }: Desk, people: readonly Person[], at: Instant): Promise<void> {
  const { id: userId } = await prisma().user.findUniqueOrThrow({ where: { email: "joss@lakeside.example" } });
  const scope = proveStaff({ organizationId: organization.id, userId, roles: ["staff"] });
  if (!scope) throw new Error("Staff are staff");
  for (const [index, { email }] of people.entries()) {
    const borrower = await prisma().user.findUniqueOrThrow({ where: { email } });
    const outAt = addHours(at, index === 0 ? -5 : -1);
    const plan = {
      label: `Set 0${9 - index}`,
      borrower: { userId: borrower.id },
      idKind: "campus-card",
      idLast4: `40${index}7`,
      dueAt: addHours(outAt, 3),
    } as const;
    must(await checkOut(scope, plan, new Date(outAt)));
  }
}
