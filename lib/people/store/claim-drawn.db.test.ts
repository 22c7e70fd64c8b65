import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { addEntry } from "@/lib/entries/store/add-entry";
import { findLeaving, leaveDivision } from "@/lib/entries/store/leaving";
import { publishDivision } from "@/lib/stages/store/publish";
import { bracketOf, makeKnockout, win } from "@/lib/stages/testing/knockout-league";
import { freshDatabase } from "@/lib/testing/database";
import { FIRST_DAY, MONDAY } from "@/lib/testing/league";
import { claim, insertClaimCode } from "./claims";

await freshDatabase();

const GUEST = { name: "Gus Guest", email: null, phone: null, bornOn: null, handle: "" };

test("a guest who left with a bye stays in the bracket, which goes on, if an account in it enters their code", async () => {
  const league = await makeKnockout(4, {}, { publish: false });
  const { scope, season, players } = league;
  const divisionId = season.divisions[0]?.id ?? "";
  const added = await addEntry(scope, divisionId, GUEST, MONDAY);
  if (!added?.ok) throw new Error("They can be added");
  const registeredAt = new Date(MONDAY.getTime() - 1);
  const guest = await prisma().entry.update({ where: { id: added.value.entryId }, data: { registeredAt } });
  const lots = [guest.id, ...players.map(({ entryId }) => entryId)];
  await publishDivision(scope, season, { divisionId, lots, firstDay: FIRST_DAY, session: null }, MONDAY);
  expect(await bracketOf(league), "the guest is seeded first").toEqual(["1.2 4-3 open", "2.2 2-1 open"]);
  const stamp = (await findLeaving(scope, guest.id))?.stamp ?? "";
  const leaving = { entryId: guest.id, stamp, isRemoved: false, reason: "Registered twice." };
  expect(await leaveDivision(scope, leaving, MONDAY)).toMatchObject({ ok: true });
  const made = await insertClaimCode(scope, { userId: guest.userId, name: GUEST.name }, MONDAY);
  const code = made?.ok ? made.value.code : "";
  const by = { userId: players[0]?.userId ?? "", origin: undefined };

  expect(await claim(by, code, MONDAY)).toEqual({ ok: false, refusal: "both-paired" });

  await win(league, 1, 2, 4);
  expect((await bracketOf(league)).filter((line) => line.startsWith("1.2"))).toEqual(["1.2 4-3 final"]);
});
