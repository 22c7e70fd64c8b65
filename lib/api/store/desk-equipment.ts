import { now } from "@/lib/clock";
import type { StaffScope } from "@/lib/people/rules/permissions";
import { dateIn } from "@/lib/shared/dates";
import { instantOf, type Zone } from "@/lib/shared/instant";
import { endOfDay } from "@/lib/shared/wall-clock";
import { listThings, type Thing } from "@/lib/venue/store/checkouts";
import { listReservations } from "@/lib/venue/store/reservations";
import type { DeskEquipmentResource, DeskReservationResource } from "../input/desk-equipment-resources";

/** The boards and clocks of the desk's own organization, with who has borrowed what. */
export async function listDeskEquipment(scope: StaffScope) {
  return { items: (await listThings(scope)).map(equipmentOf), next: null };
}

function equipmentOf({ label, kind, place: venue, isRetired, out }: Thing): DeskEquipmentResource {
  if (!out) return { label, kind, venue, isRetired, loan: null };
  const { id, borrower, idKind, idLast4, outAt, dueAt } = out;
  return { label, kind, venue, isRetired, loan: { id, borrower, idKind, idLast4, outAt, dueAt } };
}

/** The matches that are booked for the rest of the day, as on the front desk's page of boards and clocks. */
export async function listDeskReservations(scope: StaffScope, zone: Zone) {
  const at = now();
  const reservations = await listReservations(scope, at, endOfDay(dateIn(instantOf(at), zone), zone));
  const items = reservations.map(
    ({ place: venue, players: [home, away], here, ...rest }): DeskReservationResource => ({
      ...rest,
      venue,
      here: [...here],
      home,
      away,
    }),
  );
  return { items, next: null };
}
