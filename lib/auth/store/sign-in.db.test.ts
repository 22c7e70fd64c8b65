import { expect, test } from "vitest";
import { prisma } from "@/lib/db/client";
import { turnOnPush } from "@/lib/push/testing/turn-on-push";
import { freshDatabase } from "@/lib/testing/database";
import { deleteSpentSignIns, findSessionPerson, insertSession, updateSessionRevoked } from "./sign-in";

await freshDatabase();

const NOW = new Date("2026-11-16T15:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test("a session lets its person in until it is revoked or over", async () => {
  const { id } = await prisma().user.create({ data: { email: "amara@lakeside.example" } });
  const [kept, revoked] = [await insertSession(id, NOW, 30), await insertSession(id, NOW, 30)];
  await updateSessionRevoked(revoked, later(1));
  expect(await findSessionPerson(kept, later(2))).toMatchObject({ id });
  expect(await findSessionPerson(revoked, later(2))).toBeUndefined();
  expect(await findSessionPerson(kept, later(31))).toBeUndefined();
});

test("signing out forgets where that browser is notified, and no other", async () => {
  const { id } = await prisma().user.create({ data: { email: "theo@lakeside.example" } });
  const [kept, left, replaced] = [
    await insertSession(id, NOW, 30),
    await insertSession(id, NOW, 30),
    await insertSession(id, NOW, 30),
  ];
  for (const session of [kept, left, replaced]) await turnOnPush(id, session, NOW);
  await updateSessionRevoked(left, later(1));
  await insertSession(id, later(1), 30, replaced);
  const notified = async () => {
    const devices = await prisma().pushSubscription.findMany({ where: { userId: id } });
    return devices.map(({ sessionId }) => sessionId);
  };
  expect(await notified()).toEqual([kept]);

  // From a page that was open while its session ended.
  await turnOnPush(id, left, later(1));
  await deleteSpentSignIns(later(1));
  expect(await notified()).toEqual([kept]);
});
