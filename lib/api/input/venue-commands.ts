import { z } from "zod";
import { MOST_CLOSED_DAYS } from "@/lib/venue/input/closure";
import { STRETCHES_A_DAY } from "@/lib/venue/input/hours-fields";
import { ID_KINDS, OTHER_BORROWER } from "@/lib/venue/rules/checkout";
import { asTyped, command, day, line, localTime, ofSeason, reason, seen } from "./command";
import { closurePlan } from "./desk-closure-resources";

const ofVenue = {
  venue: z.string().max(80).meta({ description: "The venue’s address, like `student-center`." }),
};
const clock = z.string().max(20).meta({ description: "A time of day, like `09:30`." });
const period = z.object({ opensAt: clock, closesAt: clock });

/** What directors do with the places where their seasons are played. */
export const VENUE_COMMANDS = {
  createVenue: command("direct", "Adds a venue", z.object({ name: line, slug: line }), asTyped),
  saveWhereabouts: command(
    "direct",
    "Changes where a venue is and how to find it",
    z.object({
      ...ofVenue,
      seen: seen.meta({ description: "The venue’s `whereaboutsSeen` at the desk." }),
      address: line.default(""),
      directions: z.string().max(400).default(""),
    }),
    asTyped,
  ),
  saveVenueHours: command(
    "direct",
    "Changes the weekly hours of a venue",
    z.object({
      ...ofVenue,
      seen: seen.meta({ description: "The venue’s `hoursSeen` at the desk." }),
      days: z
        .array(z.array(period).max(STRETCHES_A_DAY))
        .length(7)
        .meta({ description: "The periods of each day, Monday first. Without a period it’s closed." }),
    }),
    ({ days, ...rest }) => ({ ...asTyped(rest), ...hoursFields(days) }),
  ),
  addException: command(
    "direct",
    "Sets different hours for certain days, or closes them",
    z.object({
      ...ofVenue,
      from: day,
      until: day.default("").meta({ description: "Left out: that one day." }),
      hours: period.nullable().default(null).meta({ description: "Null: it’s closed." }),
      reason: line.meta({ description: "Players can read it." }),
    }),
    ({ hours, ...rest }) =>
      asTyped({ ...rest, opensAt: hours?.opensAt ?? "", closesAt: hours?.closesAt ?? "" }),
  ),
  removeException: command(
    "direct",
    "Restores the weekly hours for certain days",
    z.object({ ...ofVenue, id: z.string().max(40) }),
    asTyped,
  ),
  addStock: command(
    "direct",
    "Adds a table, a board, or a clock",
    z.object({ ...ofVenue, kind: z.enum(["table", "board", "clock"]), label: line }),
    asTyped,
  ),
  retireStock: command(
    "direct",
    "Takes tables, boards, and clocks out of use",
    z.object({ ...ofVenue, ids: z.array(z.string().max(40)).min(1).max(500) }),
    ({ ids, ...rest }) => ({ ...asTyped(rest), picks: ids }),
  ),
  chooseSeasonVenue: command(
    "direct",
    "Chooses where a season’s matches are booked",
    z.object({
      ...ofSeason,
      seen: seen.meta({ description: "The address of the season’s venue, or `nowhere`." }),
      venue: ofVenue.venue.nullable().meta({ description: "Null: players find their own." }),
    }),
    asTyped,
  ),
  confirmClosure: command(
    "direct",
    "Closes a venue, or everything on campus, for a while. Does what the preview says and emails everyone affected",
    z.object({
      venue: ofVenue.venue
        .nullable()
        .default(null)
        .meta({ description: "Null: everything on campus, venue or not." }),
      from: closurePlan.from,
      until: closurePlan.until,
      days: z.int().min(0).max(MOST_CLOSED_DAYS).meta({ description: closurePlan.days }),
      next: closurePlan.next,
      reason,
      seen: seen.meta({ description: "The preview’s `seen`." }),
    }),
    asTyped,
  ),
  endClosure: command(
    "direct",
    "Opens the venues of a closure again before it’s over",
    z.object({ id: z.string().max(40) }),
    asTyped,
  ),
  checkOutEquipment: command(
    "lend",
    "Checks out a board or a clock against an ID",
    z.object({
      label: line.meta({ description: "As printed on it." }),
      borrower: z
        .union([z.object({ userId: z.string().max(40) }), z.object({ name: line })])
        .meta({ description: "A player, or someone by name." }),
      idKind: z.enum(ID_KINDS),
      idLast4: z
        .string()
        .max(100)
        .meta({ description: "Of the whole ID, we keep the last four characters." }),
      due: localTime,
    }),
    ({ borrower, ...rest }) => ({ ...asTyped(rest), ...borrowerFields(borrower) }),
  ),
  checkInEquipment: command(
    "lend",
    "Checks in what was borrowed",
    z.object({ loan: z.string().max(40).meta({ description: "The `id` of the loan." }) }),
    ({ loan }) => ({ checkoutId: loan }),
  ),
};

function borrowerFields(borrower: { readonly userId: string } | { readonly name: string }) {
  return "userId" in borrower
    ? { borrower: borrower.userId }
    : { borrower: OTHER_BORROWER, name: borrower.name };
}

/** The fields of the page's form, Monday to Sunday. */
function hoursFields(days: readonly (readonly z.output<typeof period>[])[]) {
  return Object.fromEntries(
    days.flatMap((periods, index) =>
      periods.flatMap(({ opensAt, closesAt }, place) => [
        [`opens-${index + 1}-${place}`, opensAt],
        [`closes-${index + 1}-${place}`, closesAt],
      ]),
    ),
  );
}
