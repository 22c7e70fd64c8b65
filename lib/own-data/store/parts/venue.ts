import { Prisma } from "@/lib/db/generated/client";
import { clockTime } from "@/lib/shared/dates";
import { hoursOfBits } from "@/lib/venue/rules/availability";
import { day, instant } from "../../rules/part";
import { byTime, fromSql, MATCH_NAME, OF_MATCH, OF_ORGANIZATION, type OwnPart } from "../own-list";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

export const VENUE: OwnPart = {
  key: "availability",
  title: "Your availability, bookings, and loans",
  lists: [
    {
      key: "freeHours",
      title: "Hours you’re free in a week",
      tables: ["free_hours"],
      columns: { organization: "Organization", weekday: "Day", hours: "Hours" },
      read: fromSql<{ weekday: number; hours: number }>(
        ({ id }) => Prisma.sql`
          SELECT concat(o.id, ' ', f.weekday) AS key, ${OF_ORGANIZATION}, f.weekday, f.hours
          FROM free_hours f JOIN organization o ON o.id = f.organization_id WHERE f.user_id = ${id}::uuid`,
        (row) => ({ ...row, weekday: WEEKDAYS[row.weekday - 1] ?? "", hours: hoursIn(row.hours) }),
      ),
    },
    {
      key: "freeDays",
      title: "Days with other hours",
      tables: ["free_day"],
      columns: { organization: "Organization", date: day("Day"), hours: "Hours" },
      read: fromSql<{ hours: number }>(
        ({ id }) => Prisma.sql`
          SELECT concat(o.id, ' ', f.date) AS key, ${OF_ORGANIZATION}, f.date, f.hours
          FROM free_day f JOIN organization o ON o.id = f.organization_id WHERE f.user_id = ${id}::uuid`,
        (row) => ({ ...row, hours: hoursIn(row.hours) }),
      ),
    },
    {
      key: "bookings",
      title: "What’s booked for your matches",
      tables: ["hold", "booking"],
      columns: {
        organization: "Organization",
        match: "Match",
        startsAt: instant("From"),
        endsAt: instant("Until"),
        venue: "Venue",
        table: "Table",
        equipment: "Board",
      },
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`h.starts_at`, Prisma.sql`h.id`)} AS key, ${OF_ORGANIZATION}, ${MATCH_NAME},
            h.starts_at AS "startsAt", h.ends_at AS "endsAt", v.name AS venue,
            (
              SELECT min(v.name) FROM hold other JOIN venue_table v ON v.id = other.table_id
              WHERE other.booking_id = b.id
            ) AS table,
            (
              SELECT min(e.label) FROM hold other JOIN equipment e ON e.id = other.equipment_id
              WHERE other.booking_id = b.id
            ) AS equipment
          FROM hold h
          JOIN booking b ON b.id = h.booking_id
          JOIN "match" m ON m.id = b.match_id
          ${OF_MATCH}
          LEFT JOIN venue v ON v.id = b.venue_id
          WHERE h.user_id = ${id}::uuid`,
      ),
    },
    {
      key: "loans",
      title: "Boards and clocks you borrowed",
      tables: ["checkout"],
      columns: {
        organization: "Organization",
        kind: "What",
        label: "Label",
        borrower: "Name",
        idKind: "ID you left",
        idLast4: "Its last four characters",
        outAt: instant("Borrowed"),
        dueAt: instant("Due"),
        inAt: instant("Returned"),
      },
      headedBy: "label",
      read: fromSql(
        ({ id }) => Prisma.sql`
          SELECT ${byTime(Prisma.sql`c.out_at`, Prisma.sql`c.id`)} AS key, ${OF_ORGANIZATION}, e.kind, e.label,
            c.borrower, c.id_kind AS "idKind", c.id_last4 AS "idLast4", c.out_at AS "outAt", c.due_at AS "dueAt",
            c.in_at AS "inAt"
          FROM checkout c
          JOIN equipment e ON e.id = c.equipment_id
          JOIN organization o ON o.id = c.organization_id
          WHERE c.user_id = ${id}::uuid`,
      ),
    },
  ],
};

/** "3:00 pm to 6:00 pm", one text for hours in a row. */
function hoursIn(bits: number): readonly string[] {
  const free = hoursOfBits(bits);
  const starts = [...free].filter((hour) => !free.has(hour - 1));
  return starts.map((start) => {
    let end = start;
    while (free.has(end)) end += 1;
    return `${timeOf(start)} to ${timeOf(end)}`;
  });
}

function timeOf(hour: number): string {
  return clockTime(`${String(hour % 24).padStart(2, "0")}:00`);
}
